import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/types.ts';
import { sendBytes } from '../media/send-bytes.ts';
import type { Services } from '../services.ts';
import { Gallery } from './art/gallery.ts';
import { draw } from './drawn/draw.ts';

/** An SVG from us can do nothing but be looked at. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * What is drawn for the demo world: people and groups (`/media/drawn/face-01.svg`), pictures and films of posts
 * (`/media/drawn/sea-7-720.webp`, `/media/drawn/sea-101.mp4`). Once the server listens, what its feed shows first is drawn ahead.
 */
export function serveDrawnPictures(app: FastifyInstance, { config, db, log, store }: Services): void {
  const gallery = new Gallery(store);
  app.get<{ Params: { file: string } }>('/media/drawn/:file', async (request, reply) => {
    const { file } = request.params;
    const picture = file.endsWith('.svg') ? draw(file.slice(0, -'.svg'.length)) : undefined;
    const kept = picture ? undefined : await gallery.find(file);
    if (!picture && !kept) return reply.code(404).type('text/plain').send('not found\n');
    void reply.header('cache-control', 'public, max-age=604800');
    if (kept) return sendBytes(store, request, reply.type(kept.contentType), kept);
    void reply.header('content-security-policy', POLICY).header('x-content-type-options', 'nosniff');
    return reply.type('image/svg+xml').send(picture);
  });
  app.addHook('onListen', async () => {
    if (!config.drawAhead) return;
    const prepared = readHottest(db).then((names) => gallery.prepare(names));
    void prepared.catch((error: unknown) => log.debug({ err: error }, 'drawing ahead ended'));
  });
  app.addHook('onClose', () => gallery.close());
}

/** Covers that are drawn ahead; the rest when they are looked at. */
const COVERS = 40;

/** Files that the posts on top of the feed show, the covers first, then all films. */
async function readHottest(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ cover: string; film: string | null }>`
    select media->0->>'thumbnail_url' as cover, case media->0->>'kind' when 'video' then media->0->>'url' end as film
    from posts where media->0->>'url' like '/media/drawn/%' order by heat desc`.execute(db);
  const covers = rows.slice(0, COVERS).map(({ cover }) => cover);
  return [...covers, ...rows.flatMap(({ film }) => film ?? [])].map((url) => url.slice(url.lastIndexOf('/') + 1));
}
