import { BrandError, validateBrand, type Brand } from './brand.ts';

/** A brand build contains its brand. The universal build requests it from the server and contains two fallbacks. */
export type BrandSource = { builtIn: unknown } | { fetchConfig: () => Promise<unknown>; first: unknown; last: unknown };

/**
 * Returns the brand to show (spec §1, design §3): the brand of the response; the first brand if the response has no valid brand; the last
 * brand without a response. {@link validateBrand} checks each.
 */
export async function loadBrand(source: BrandSource): Promise<Brand> {
  if ('builtIn' in source) return validateBrand(source.builtIn);
  let response: unknown;
  try {
    response = await source.fetchConfig();
  } catch {
    return validateBrand(source.last);
  }
  return parseBrandConfig(response) ?? validateBrand(source.first);
}

/** Requests `GET /brand/config` (spec §7). Rejects without a connection, for an error status and for a body other than JSON. */
export async function fetchBrandConfig(
  send: (path: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<unknown> {
  const response = await send('/brand/config', { signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(`/brand/config answered ${response.status}`);
  return response.json();
}

function parseBrandConfig(response: unknown): Brand | undefined {
  const brand = (response as { result?: { brand?: unknown } } | null)?.result?.brand;
  try {
    return validateBrand(brand);
  } catch (error) {
    if (error instanceof BrandError) return undefined;
    throw error;
  }
}
