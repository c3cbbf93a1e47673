import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const TEXT = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest']);
/** Compressing smaller files saves nothing. */
const MIN_BYTES = 200;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Sources for the Content-Security-Policy: hashes of inline scripts and styles. */
async function hashInlineCode(pages: readonly string[]): Promise<Record<string, string[]>> {
  const sources = { 'script-src': new Set<string>(), 'style-src': new Set<string>() };
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    for (const [, tag, attributes, content] of html.matchAll(/<(script|style)([^>]*)>([^]*?)<\/\1>/g)) {
      if (!content || attributes?.includes('src=')) continue;
      sources[`${tag as 'script' | 'style'}-src`].add(
        `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
      );
    }
  }
  return Object.fromEntries(Object.entries(sources).map(([directive, hashes]) => [directive, [...hashes]]));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes headers.json for the server and compressed copies of all text files, as the last step. */
export function compressAssetsAndWriteHeadersPlugin(): Plugin {
  let folder = '';
  return {
    name: 'quintet:finish',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    // Skipped when the build fails, so that its error stays visible.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = filesIn(folder);
        const headers = await hashInlineCode(files.filter((file) => file.endsWith('.html')));
        await Promise.all(files.filter((file) => TEXT.has(extname(file)) && !file.includes('/.vite/')).map(compress));
        await writeFile(join(folder, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
      },
    },
  };
}
