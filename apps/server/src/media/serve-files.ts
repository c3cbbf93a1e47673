import { Readable } from 'node:stream';
import { create as attachment } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { type FileRow, findFile } from './files.ts';
import { DOWNLOADS, keyOf, ORIGINAL } from './links.ts';
import { INERT } from './serve.ts';
import { claimedId, readSigned } from './signature.ts';
import type { MediaStore, Range } from './store.ts';

type Piece = { name: string; contentType: string; size: number };

/** Files by their links (`links.ts`); all of it, or a range of bytes. */
export function serveFiles(app: FastifyInstance, services: Pick<Services, 'clock' | 'db' | 'store'>): void {
  const { clock, db, store } = services;
  app.get<{ Params: { link: string; name: string } }>(`${DOWNLOADS}:link/:name`, async (request, reply) => {
    const { link, name } = request.params;
    const id = claimedId(link);
    const file = id && (await findFile(db, id));
    const until = file ? readSigned('download', file, link) : null;
    if (!file || !until) throw new Failure('api.forbidden');
    const piece = file.state === 'taken' && until > clock() ? pieceOf(file, name) : 'expired';
    if (piece === 'expired') throw new Failure('api.file.expired');
    if (!piece) throw new Failure('api.not_found');
    const filename = await nameOf(services, file, piece);
    return answer(store, request, reply, {
      file,
      piece,
      filename,
      seconds: (until.getTime() - clock().getTime()) / 1000,
    });
  });
}

function pieceOf({ content_type, size, variants }: FileRow, name: string): Piece | undefined {
  if (name === ORIGINAL) return { name, contentType: content_type!, size: size! };
  const variant = variants.find((each) => each.name === name);
  return variant && { name, contentType: variant.content_type, size: variant.size };
}

const EXTENSIONS: Record<string, string> = { 'image/webp': 'webp', 'video/mp4': 'mp4' };

/** What its sender calls it, with the extension of what we made of it. */
async function nameOf({ db }: Pick<Services, 'db'>, { message_id, kind, extension }: FileRow, { contentType }: Piece) {
  const message =
    message_id === null
      ? undefined
      : await db.selectFrom('messages').select('filename').where('id', '=', message_id).executeTakeFirst();
  const stem = (message?.filename ?? kind).replace(/\.[^.]{1,8}$/, '');
  return `${stem}.${EXTENSIONS[contentType] ?? extension}`;
}

type Answer = { file: FileRow; piece: Piece; filename: string; seconds: number };

async function answer(
  store: MediaStore,
  request: FastifyRequest,
  reply: FastifyReply,
  { file, piece, filename, seconds }: Answer,
): Promise<FastifyReply> {
  const { size } = piece;
  const key = keyOf(file.id, piece.name);
  // Under one name there is always the same.
  const tag = `"${file.id}-${piece.name}"`;
  reply
    .type(piece.contentType)
    .header('cache-control', `private, max-age=${Math.floor(seconds)}, immutable`)
    .header('content-disposition', attachment(filename))
    .header('content-security-policy', INERT)
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes')
    .header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const range = rangeOf(request, size, tag);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  reply.header('content-length', range ? range.last - range.first + 1 : size);
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : await store.read(key, range ?? undefined));
}

/** Null: all of it. Several ranges at once are answered with all, as one may. */
function rangeOf({ headers }: FastifyRequest, size: number, tag: string): Range | 'unsatisfiable' | null {
  const unchanged = headers['if-range'] === undefined || headers['if-range'] === tag;
  if (!headers.range?.startsWith('bytes=') || !unchanged) return null;
  const ranges = parseRange(size, headers.range);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.length !== 1) return null;
  return { first: ranges[0]!.start, last: ranges[0]!.end };
}
