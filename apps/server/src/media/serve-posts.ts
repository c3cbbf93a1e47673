import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { keyNamed } from './post-names.ts';
import { sendBytes } from './send-bytes.ts';
import { contentTypeOfName } from './sniff.ts';

/** Pictures and videos of posts, for everybody who was told their name (`post-names.ts`) and for caches to keep. */
export function servePosts(app: FastifyInstance, { store }: Pick<Services, 'store'>): void {
  app.get<{ Params: { file: string } }>('/media/posts/:file', async (request, reply) => {
    const { file } = request.params;
    const key = keyNamed(file);
    const size = key === null ? null : await store.size(key);
    if (key === null || size === null) {
      return reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('not found\n');
    }
    const contentType = contentTypeOfName(file);
    void reply.type(contentType).header('cache-control', 'public, max-age=31536000, immutable');
    // Pictures are few bytes, and kept by every cache on the way from here; a video is streamed in pieces.
    const direct = contentType.startsWith('video/')
      ? { contentType, disposition: 'inline', duration: null }
      : undefined;
    return sendBytes(store, request, reply, { key, size, ...(direct && { direct }) });
  });
}
