import { BRANDS } from '@quintet/brand/list';
import type { Config } from './config.ts';

/** Where each brand is, one line each. */
export function listAddresses({ publicPort, brandHosts }: Pick<Config, 'publicPort' | 'brandHosts'>): string[] {
  const at = (host: string) => `http://${host}${publicPort === 80 ? '' : `:${publicPort}`}`;
  const own = Object.entries(brandHosts);
  const rows = [
    ...BRANDS.map(({ slug, title }) => [
      title,
      at(`${slug}.localhost`),
      ...own.filter(([, brand]) => brand === slug).map(([host]) => host),
    ]),
    ['universal', at('localhost')],
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  return rows.map(([name = '', ...places]) => `  ${name.padEnd(width)}  ${places.join('  ')}`);
}
