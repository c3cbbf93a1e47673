import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Content-Security-Policy of the pages: allows this server only. A build's `headers.json` adds sources. */
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

/** The directives that allow the captcha's origins, if it is configured. */
const CAPTCHA_DIRECTIVES = ['script-src', 'style-src', 'img-src', 'connect-src', 'font-src'];

/** The directives that allow object storage, if it is configured. */
const MEDIA_DIRECTIVES = ['img-src', 'media-src', 'connect-src'];

/** Other origins that a page may load from. */
type Origins = { captcha: readonly string[]; media: readonly string[] };

/**
 * The policy of the build in `root`. Its `headers.json` maps directives to further sources, such as the hash of the script
 * in index.html. Without that file, inline scripts do not run.
 */
export async function buildContentSecurityPolicy(root: string, { captcha, media }: Origins): Promise<string> {
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
