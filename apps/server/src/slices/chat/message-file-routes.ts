import { create as attachment } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../platform/http/http-error.ts';
import { type FileRow, isFileAvailable } from '../../platform/media/files.ts';
import {
  MESSAGE_FILE_URL_PREFIX,
  EXTENSION_BY_CONVERTED_TYPE,
  getMessageFileStorageKey,
  ORIGINAL_VARIANT,
} from '../../platform/media/signed-urls.ts';
import { sendStoredFile } from '../../platform/media/send-stored-file.ts';
import { parseUnverifiedMediaToken, getVerifiedMediaTokenExpiry } from '../../platform/media/media-tokens.ts';
import type { Services } from '../../platform/services.ts';
import { findReadableMessageFile, type ReadableMessageFile } from './readable-file.ts';

type Piece = { name: string; contentType: string; size: number };

/** Serves files of messages by signed links (`signed-urls.ts`). A link is valid for one user, while that user may see the message. */
export function registerMessageFileRoutes(app: FastifyInstance, { clock, db, store }: Services): void {
  app.get<{ Params: { link: string; name: string } }>(
    `${MESSAGE_FILE_URL_PREFIX}:link/:name`,
    async (request, reply) => {
      const { link, name } = request.params;
      const claim = parseUnverifiedMediaToken(link);
      const file = claim?.userId ? await findReadableMessageFile(db, claim.userId, claim.id) : undefined;
      const until = file ? getVerifiedMediaTokenExpiry('download', file, link) : null;
      if (!file || !until) throw new HttpError('api.forbidden');
      const seconds = secondsUntil(file.expire_at && file.expire_at < until ? file.expire_at : until, clock());
      if (!isFileAvailable(file, clock()) || seconds <= 0) throw new HttpError('api.file.expired');
      const piece = pieceOf(file, name);
      if (!piece) throw new HttpError('api.not_found');
      const { contentType, size } = piece;
      const disposition = attachment(nameOf(file, piece));
      void reply
        .type(contentType)
        .header('cache-control', `private, max-age=${seconds}, immutable`)
        .header('content-disposition', disposition);
      const key = getMessageFileStorageKey(file.id, piece.name);
      // Thumbnails are small and cached by the browser at this address; only originals come directly from object storage.
      const direct =
        piece.name === ORIGINAL_VARIANT ? { contentType, disposition, duration: file.duration } : undefined;
      return sendStoredFile(store, request, reply, { key, size, ...(direct && { direct }) });
    },
  );
}

const secondsUntil = (end: Date, now: Date): number => Math.floor((end.getTime() - now.getTime()) / 1000);

function pieceOf({ content_type, size, variants }: FileRow, name: string): Piece | undefined {
  if (name === ORIGINAL_VARIANT) return { name, contentType: content_type!, size: size! };
  const variant = variants.find((each) => each.name === name);
  return variant && { name, contentType: variant.content_type, size: variant.size };
}

/** The sender's filename, with the extension of the stored format. */
function nameOf({ filename, kind, extension }: ReadableMessageFile, { contentType }: Piece): string {
  const stem = (filename ?? kind).replace(/\.[^.]{1,8}$/, '');
  return `${stem}.${EXTENSION_BY_CONVERTED_TYPE[contentType] ?? extension}`;
}
