import type { FastifyInstance } from 'fastify';
import { draw } from './drawn/draw.ts';

/** An SVG from us can do nothing but be looked at. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The drawn pictures of the demo world: `/media/drawn/face-01.svg`. */
export function serveDrawnPictures(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/media/drawn/:file', async ({ params }, reply) => {
    const name = params.file.replace(/\.svg$/, '');
    const picture = name === params.file ? undefined : draw(name);
    if (!picture) return reply.code(404).type('text/plain').send('not found\n');
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=604800')
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .send(picture);
  });
}
