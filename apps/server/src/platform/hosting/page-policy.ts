import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Content-Security-Policy of the pages: only what this server sends, and the sources a build names itself. */
const DIRECTIVES: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** What a captcha loads from its own addresses, where there is one. */
const CAPTCHA_DIRECTIVES = ['script-src', 'style-src', 'img-src', 'connect-src', 'font-src'];

/** What comes from and goes to object storage, where there is one. */
const MEDIA_DIRECTIVES = ['img-src', 'media-src', 'connect-src'];

/** Addresses of others that a page may load from. */
type Origins = { captcha: readonly string[]; media: readonly string[] };

/**
 * A build writes `headers.json` beside its pages: directive → further sources, such as the hash of the script in
 * index.html. Without the file, scripts inside a page do not run.
 */
export async function readPagePolicy(root: string, { captcha, media }: Origins): Promise<string> {
  const text = await readFile(join(root, 'headers.json'), 'utf8').catch(() => '{}');
  const further = JSON.parse(text) as Record<string, string[]>;
  const names = new Set([...Object.keys(DIRECTIVES), ...Object.keys(further)]);
  const outside = (name: string) => [
    ...(CAPTCHA_DIRECTIVES.includes(name) ? captcha : []),
    ...(MEDIA_DIRECTIVES.includes(name) ? media : []),
  ];
  return [...names]
    .map((name) => [name, ...(DIRECTIVES[name] ?? ["'self'"]), ...(further[name] ?? []), ...outside(name)].join(' '))
    .join('; ');
}
