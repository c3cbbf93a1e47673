import { BrandError, validateBrand, type Brand } from './brand.ts';

/** A brand build knows its brand; the universal build asks the server and brings the two records it may fall back on. */
export type BrandSource = { builtIn: unknown } | { fetchConfig: () => Promise<unknown>; first: unknown; last: unknown };

/**
 * The brand to show (spec §1, design §3). An answer that names a brand gives that one; one that names none, or one that is
 * not a brand, gives the first; no answer gives the last. Whichever it is passes {@link validateBrand}.
 */
export async function loadBrand(source: BrandSource): Promise<Brand> {
  if ('builtIn' in source) return validateBrand(source.builtIn);
  let answer: unknown;
  try {
    answer = await source.fetchConfig();
  } catch {
    return validateBrand(source.last);
  }
  return namedIn(answer) ?? validateBrand(source.first);
}

/** `GET /brand/config` (spec §7), parsed. Rejects on no connection, on a status that is not a success and on anything but JSON. */
export async function fetchBrandConfig(
  send: (path: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<unknown> {
  const response = await send('/brand/config', { signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(`/brand/config answered ${response.status}`);
  return response.json();
}

function namedIn(answer: unknown): Brand | undefined {
  const brand = (answer as { result?: { brand?: unknown } } | null)?.result?.brand;
  try {
    return validateBrand(brand);
  } catch (error) {
    if (error instanceof BrandError) return undefined;
    throw error;
  }
}
