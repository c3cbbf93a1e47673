import { isIP } from 'node:net';
import { BRANDS } from '@quintet/brand/list';
import type { Brand } from '@quintet/brand/brand';
import { type ServerConfig, UNIVERSAL_SLUG } from '../../base/config.ts';

/** The site of a host name. */
export type HostSite = {
  /** Lower case, without a port. */
  host: string;
  /** Null: the universal site, which shows any brand. */
  brand: Brand | null;
};

const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a Host header names this machine itself. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(nameOf(host));

/**
 * Finds the site of a Host header (design §3): the hosts of BRAND_HOSTS, and in development `<slug>.localhost` for a brand,
 * `localhost` and IP addresses for the universal site. In production the local names are valid only if BRAND_HOSTS is empty.
 * Null for an unknown host.
 */
export function createSiteFinder(
  { brandHosts, host: listenHost, isProduction }: Pick<ServerConfig, 'brandHosts' | 'host' | 'isProduction'>,
  brands: readonly Brand[] = BRANDS,
): (host: string) => HostSite | null {
  const bySlug = new Map<string, Brand | null>([
    ...brands.map((brand) => [brand.slug, brand] as const),
    [UNIVERSAL_SLUG, null],
  ]);
  const sites = new Map(Object.entries(brandHosts).map(([host, slug]) => [host, bySlug.get(slug) ?? null]));
  const isLocal = areLocalHostsAllowed({ brandHosts, isProduction });
  if (isLocal) {
    for (const brand of brands) sites.set(`${brand.slug}.localhost`, brand);
    sites.set(listenHost.toLowerCase(), null);
  }
  const isPlainAddress = (name: string) => !isProduction && isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;

  return (header) => {
    const host = nameOf(header);
    const brand = sites.get(host);
    if (brand !== undefined) return { host, brand };
    return isLocal && (LOOPBACK_HOST.test(host) || isPlainAddress(host)) ? { host, brand: null } : null;
  };
}

/** The brands served at any host. */
export function listServedBrands(config: Pick<ServerConfig, 'brandHosts' | 'isProduction'>): readonly Brand[] {
  const slugs = Object.values(config.brandHosts);
  if (areLocalHostsAllowed(config) || slugs.includes(UNIVERSAL_SLUG)) return BRANDS;
  return BRANDS.filter(({ slug }) => slugs.includes(slug));
}

/** Whether `<slug>.localhost` and `localhost` are valid hosts. */
export const areLocalHostsAllowed = ({
  brandHosts,
  isProduction,
}: Pick<ServerConfig, 'brandHosts' | 'isProduction'>): boolean => !isProduction || Object.keys(brandHosts).length === 0;

function nameOf(header: string): string {
  return header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
