import { BRANDS } from '@quintet/brand/list';
import type { Brand } from '@quintet/brand/brand';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

/** Which brand a host name asks for (design §3): `<slug>.localhost` and the configured ones; every other host none. */
export function createHostTable(
  config: Pick<Config, 'brandHosts' | 'defaultBrand'>,
  brands: readonly Brand[] = BRANDS,
) {
  const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const byHost = new Map(brands.map((brand) => [`${brand.slug}.localhost`, brand]));
  for (const [host, slug] of Object.entries(config.brandHosts)) {
    const brand = bySlug.get(slug);
    if (!brand)
      throw new StartError(
        `BRAND_HOSTS gives ${host} the brand "${slug}", and there is none. There are: ${[...bySlug.keys()].join(', ')}.`,
      );
    byHost.set(host, brand);
  }
  if (config.defaultBrand !== null && !brands.some(({ id }) => id === config.defaultBrand)) {
    throw new StartError(
      `DEFAULT_BRAND=${config.defaultBrand} is no brand. There are: ${brands.map(({ id }) => id).join(', ')}.`,
    );
  }
  return (host: string): Brand | null => byHost.get(withoutPort(host.toLowerCase())) ?? null;
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '').replace(/\.$/, '');
}
