import { BRANDS } from '@quintet/brand/list';
import { type Config, UNIVERSAL } from './base/config.ts';
import { hasLocalNames } from './platform/hosting/hosts.ts';

type ListedConfig = Pick<Config, 'publicPort' | 'brandHosts' | 'isProduction'>;

/** Where each brand is, one line each. */
export function listAddresses({ publicPort, ...config }: ListedConfig): string[] {
  const at = (host: string) => `http://${host}${publicPort === 80 ? '' : `:${publicPort}`}`;
  const own = Object.entries(config.brandHosts);
  const isLocal = hasLocalNames(config);
  const row = (title: string, site: string, localHost: string) => [
    title,
    ...(isLocal ? [at(localHost)] : []),
    ...own.filter(([, slug]) => slug === site).map(([host]) => host),
  ];
  const rows = [
    ...BRANDS.map(({ slug, title }) => row(title, slug, `${slug}.localhost`)),
    row(UNIVERSAL, UNIVERSAL, 'localhost'),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', ...places]) => `  ${name.padEnd(width)}  ${places.join('  ')}`);
}
