import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * Ends connections that nobody uses when the server closes. Node ends those that are idle at that moment; closing would wait a
 * minute and more for those that a browser opened ahead of need and that have not asked for anything, and for those whose last
 * answer was under way just then.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket) => {
    if (isClosing) socket.destroy();
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.prependListener('upgrade', ({ socket }) => silent.delete(socket));
  app.server.prependListener('request', ({ socket }, response) => {
    silent.delete(socket);
    response.once('close', () => {
      if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of silent) socket.destroy();
  });
}
