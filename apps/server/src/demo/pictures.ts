import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { createDrawer } from './art/media.ts';
import { draw } from './drawn/draw.ts';

/** An SVG from us can do nothing but be looked at. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The drawn pictures of the demo world: people and groups (`/media/drawn/face-01.svg`), and those of posts (`/media/drawn/sea-7-720.webp`). */
export function serveDrawnPictures(app: FastifyInstance, { store }: Pick<Services, 'store'>): void {
  const drawer = createDrawer(store);
  app.get<{ Params: { file: string } }>('/media/drawn/:file', async ({ params: { file } }, reply) => {
    void reply
      .header('cache-control', 'public, max-age=604800')
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff');
    const picture = file.endsWith('.svg') ? draw(file.slice(0, -'.svg'.length)) : undefined;
    if (picture) return reply.type('image/svg+xml').send(picture);
    const key = await drawer.keyOf(file);
    if (key === undefined) {
      return reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('not found\n');
    }
    return reply
      .type('image/webp')
      .header('content-length', (await store.size(key)) ?? 0)
      .send(await store.read(key));
  });
}
