import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { DirectDownloadOptions, MediaStore, ByteRange } from './store.ts';

/** Forbids all scripts and subresources in a served file. */
export const INERT_CONTENT_SECURITY_POLICY = "default-src 'none'; sandbox";

type Bytes = {
  key: string;
  size: number;
  /** Response headers and duration (seconds) for a download from object storage. Without it, this server sends the bytes. */
  direct?: Omit<DirectDownloadOptions, 'until'> & { duration: number | null };
};

const WINDOW_MS = 5 * 60 * 1000;
/** Seconds for which a browser may reuse the redirect without a new access check. */
const REDIRECT_SECONDS = 60;

/** Redirects to a URL valid for five to ten minutes plus the duration; it stays the same for five minutes. */
async function redirect(
  { downloadUrl }: NonNullable<MediaStore['direct']>,
  reply: FastifyReply,
  key: string,
  { duration, ...download }: NonNullable<Bytes['direct']>,
): Promise<FastifyReply> {
  const until = new Date((Math.floor(Date.now() / WINDOW_MS) + 2) * WINDOW_MS + Math.ceil(duration ?? 0) * 1000);
  return reply
    .header('cache-control', `private, max-age=${REDIRECT_SECONDS}`)
    .removeHeader('content-disposition')
    .redirect(await downloadUrl(key, { until, ...download }));
}

/** Sends an immutable object: all of it, or the requested range of bytes. */
export async function sendStoredFile(
  store: MediaStore,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, size, direct }: Bytes,
): Promise<FastifyReply> {
  if (direct && store.direct) return redirect(store.direct, reply, key, direct);
  const tag = `"${key.split('/').at(-1)}"`;
  void reply
    .header('content-security-policy', INERT_CONTENT_SECURITY_POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes')
    .header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const range = rangeOf(request, size, tag);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  void reply.header('content-length', range ? range.last - range.first + 1 : size);
  if (range) void reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await store.get(key, range ?? undefined));
}

/** The requested range; null for the whole object, also for several ranges (RFC 9110 permits this). */
function rangeOf({ headers }: FastifyRequest, size: number, tag: string): ByteRange | 'unsatisfiable' | null {
  const isUnchanged = headers['if-range'] === undefined || headers['if-range'] === tag;
  if (!headers.range?.startsWith('bytes=') || !isUnchanged) return null;
  const ranges = parseRange(size, headers.range);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.length !== 1) return null;
  return { first: ranges[0]!.start, last: ranges[0]!.end };
}
