import { create as attachment } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { type FileRow, findFile, isHere } from './files.ts';
import { DOWNLOADS, keyOf, ORIGINAL } from './links.ts';
import { sendBytes } from './send-bytes.ts';
import { readClaim, readSigned } from './signature.ts';

type Piece = { name: string; contentType: string; size: number };

/** Files of messages by their links (`links.ts`). */
export function serveFiles(app: FastifyInstance, services: Pick<Services, 'clock' | 'db' | 'store'>): void {
  const { clock, db, store } = services;
  app.get<{ Params: { link: string; name: string } }>(`${DOWNLOADS}:link/:name`, async (request, reply) => {
    const { link, name } = request.params;
    const claim = readClaim(link);
    const file = claim && (await findFile(db, claim.id));
    const until = file ? readSigned('download', file, link) : null;
    if (!file || !until) throw new Failure('api.forbidden');
    const seconds = Math.floor((until.getTime() - clock().getTime()) / 1000);
    if (!isHere(file, clock()) || seconds <= 0) throw new Failure('api.file.expired');
    const piece = pieceOf(file, name);
    if (!piece) throw new Failure('api.not_found');
    const { contentType, size } = piece;
    const disposition = attachment(await nameOf(services, file, piece));
    void reply
      .type(contentType)
      .header('cache-control', `private, max-age=${seconds}, immutable`)
      .header('content-disposition', disposition);
    const key = keyOf(file.id, piece.name);
    // What is drawn of a file is few bytes, and kept by the browser under our address.
    const direct = piece.name === ORIGINAL ? { contentType, disposition, duration: file.duration } : undefined;
    return sendBytes(store, request, reply, { key, size, ...(direct && { direct }) });
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
