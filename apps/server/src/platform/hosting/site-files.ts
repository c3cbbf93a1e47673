import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A file of a build, in an encoding that the client accepts. */
export type SiteFile = { content: Buffer; etag: string; contentType: string; encoding: 'br' | 'gzip' | null };

type Cached = { modified: number; size: number; file: SiteFile };

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** The files of one build folder, cached in memory and reloaded when they change on disk. */
export class SiteFiles {
  readonly #root: string;
  readonly #cache = new Map<string, Cached>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Finds a file; null if it does not exist. @param path decoded URL path with its leading slash */
  async find(path: string, acceptEncoding = ''): Promise<SiteFile | null> {
    if (!isInside(path)) return null;
    for (const { name, suffix } of ENCODINGS) {
      if (!accepts(acceptEncoding, name)) continue;
      const packed = await this.#read(`${path}${suffix}`, path, name);
      if (packed) return packed;
    }
    return this.#read(path, path, null);
  }

  async #read(path: string, plainPath: string, encoding: SiteFile['encoding']): Promise<SiteFile | null> {
    const location = join(this.#root, path);
    const status = await stat(location).catch(() => null);
    if (!status?.isFile()) {
      this.#cache.delete(path);
      return null;
    }
    const cached = this.#cache.get(path);
    if (cached && cached.modified === status.mtimeMs && cached.size === status.size) return cached.file;
    const content = await readFile(location);
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    const file = { content, etag, contentType: contentTypeOf(plainPath), encoding };
    this.#cache.set(path, { modified: status.mtimeMs, size: status.size, file });
    return file;
  }
}

/** Whether a path stays in the folder and names neither a hidden file nor `headers.json`. */
function isInside(path: string): boolean {
  const isPlain = !path.includes('\0') && !path.includes('\\') && path !== '/headers.json';
  return (
    isPlain &&
    path.startsWith('/') &&
    path
      .slice(1)
      .split('/')
      .every((part) => part !== '' && !part.startsWith('.'))
  );
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((entry) => {
    const [name, ...parameters] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

function contentTypeOf(path: string): string {
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}
