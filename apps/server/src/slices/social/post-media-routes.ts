import { Toggle } from '@quintet/api/enums';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { FileRow } from '../../platform/media/files.ts';
import {
  POST_MEDIA_URL_PREFIX,
  getPostMediaStorageKey,
  parsePublicPostMediaName,
  getPostVideoFileName,
} from '../../platform/media/post-media-urls.ts';
import { sendStoredFile } from '../../platform/media/send-stored-file.ts';
import { parseUnverifiedMediaToken, getVerifiedMediaTokenExpiry } from '../../platform/media/media-tokens.ts';
import type { Services } from '../../platform/services.ts';
import { buildPostVisibleSql } from './post-access.ts';
import { GUEST_VIEWER, type Viewer } from './viewer.ts';

/** Browsers cache for a year; shared caches revalidate after five minutes, because the post may no longer be public. */
const PUBLIC = 'public, max-age=31536000, s-maxage=300, immutable';

/**
 * Serves pictures and videos of posts: at public names while the post is public, and at URLs signed for one viewer while that
 * viewer may see the post.
 */
export function registerPostMediaRoutes(app: FastifyInstance, { clock, db, store }: Services): void {
  app.get<{ Params: { file: string } }>(`${POST_MEDIA_URL_PREFIX}:file`, async (request, reply) => {
    const named = parsePublicPostMediaName(request.params.file);
    const file = named && (await findPostFile(db, GUEST_VIEWER, named.id));
    if (!file) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found\n');
    void reply.header('cache-control', PUBLIC);
    return send(request, reply, file, named.name);
  });

  app.get<{ Params: { link: string; name: string } }>(`${POST_MEDIA_URL_PREFIX}:link/:name`, async (request, reply) => {
    const { link, name } = request.params;
    const claim = parseUnverifiedMediaToken(link);
    const file = claim?.userId ? await findPostFile(db, { userId: claim.userId }, claim.id) : undefined;
    const until = file ? getVerifiedMediaTokenExpiry('download', file, link) : null;
    if (!file || !until) throw new HttpError('api.forbidden');
    const seconds = Math.floor((until.getTime() - clock().getTime()) / 1000);
    if (seconds <= 0) throw new HttpError('api.file.expired');
    void reply.header('cache-control', `private, max-age=${seconds}, immutable`);
    return send(request, reply, file, name);
  });

  async function send(request: FastifyRequest, reply: FastifyReply, file: FileRow, name: string) {
    const isVideo = file.kind === 'video' && name === getPostVideoFileName(file);
    const piece = isVideo ? file : file.variants.find((variant) => variant.name === name);
    if (!piece) throw new HttpError('api.not_found');
    const contentType = piece.content_type!;
    void reply.type(contentType);
    // Pictures are small and cacheable at this address; videos come directly from object storage.
    const direct = isVideo ? { contentType, disposition: 'inline', duration: file.duration } : undefined;
    const key = getPostMediaStorageKey(file.id, name);
    return sendStoredFile(store, request, reply, { key, size: piece.size!, ...(direct && { direct }) });
  }
}

/** Finds a processed file of a post that the viewer may see now. */
async function findPostFile(db: Kysely<Database>, viewer: Viewer, id: string): Promise<FileRow | undefined> {
  const { userId } = viewer;
  const isHere = sql<boolean>`exists (
    select from users viewer where viewer.id = ${userId} and viewer.delete_at is null and viewer.status = ${Toggle.OPEN})`;
  const { rows } = await sql<FileRow>`
    select f.* from files f join posts p on p.id = f.post_id join users u on u.id = p.user_id
    where f.id = ${id} and f.state = 'ready' and ${buildPostVisibleSql(viewer)} and ${userId === null ? sql`true` : isHere}`.execute(
    db,
  );
  return rows[0];
}
