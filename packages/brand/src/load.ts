import { BrandError, validateBrand, type Brand } from './brand.ts';

/** The universal build requests its brand from the server; it can load a brand that is only named, and contains two fallbacks. */
interface RemoteBrand {
  fetchConfig: () => Promise<unknown>;
  /** Resolves to undefined for an unknown name. */
  findBrand: (name: string) => Promise<unknown>;
  first: unknown;
  last: unknown;
}

/** A brand build contains its brand. */
export type BrandSource = { builtIn: unknown } | RemoteBrand;

/**
 * Returns the brand to show (spec §1, design §3): the brand of the response, or the one that it names; the first brand if the
 * response has no valid brand; the last brand without a response. {@link validateBrand} checks each.
 */
export async function resolveShownBrand(source: BrandSource): Promise<Brand> {
  if ('builtIn' in source) return validateBrand(source.builtIn);
  let response: unknown;
  try {
    response = await source.fetchConfig();
  } catch {
    return validateBrand(source.last);
  }
  return (await parseBrandConfig(response, source)) ?? validateBrand(source.first);
}

/** Requests `GET /brand/config` (spec §7) and resolves to its parsed, unchecked JSON. Rejects without a connection, for an error status and for a body other than JSON. */
export async function fetchBrandConfigJson(
  send: (path: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<unknown> {
  const response = await send('/brand/config', { signal: AbortSignal.timeout(60_000) });
  if (!response.ok) throw new Error(`/brand/config answered ${response.status}`);
  return response.json();
}

async function parseBrandConfig(
  response: unknown,
  { findBrand }: Pick<RemoteBrand, 'findBrand'>,
): Promise<Brand | undefined> {
  const brand = (response as { result?: { brand?: unknown } } | null)?.result?.brand;
  try {
    return validateBrand(typeof brand === 'string' ? await findBrand(brand) : brand);
  } catch (error) {
    if (error instanceof BrandError) return undefined;
    throw error;
  }
}
