import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { INERT_CONTENT_SECURITY_POLICY } from './send-stored-file.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const AVATAR = /^[0-9a-f]{32}(-small)?\.webp$/;

/** Serves avatars without an access check: names are random, and new for every picture. */
export function registerAvatarRoutes(app: FastifyInstance, { store }: Pick<Services, 'store'>): void {
  app.get<{ Params: { name: string } }>('/media/avatars/:name', async ({ params }, reply) => {
    const key = `avatars/${params.name}`;
    const size = AVATAR.test(params.name) ? await store.head(key) : null;
    if (size === null) return reply.code(404).type('text/plain').send('not found\n');
    return reply
      .type('image/webp')
      .header('content-length', size)
      .header('cache-control', FOREVER)
      .header('content-security-policy', INERT_CONTENT_SECURITY_POLICY)
      .header('x-content-type-options', 'nosniff')
      .send(await store.get(key));
  });
}
