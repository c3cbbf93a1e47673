import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds in which the unread rest of a body may arrive after its response. */
const DRAIN_TIMEOUT_MS = 10_000;
/** Milliseconds that responses under way get when the server closes. */
const CLOSE_TIMEOUT_MS = 3_000;

/**
 * Keeps connections usable while the server runs, and ends them when it closes. Node ends those that are idle at that moment;
 * closing would wait a minute and more for those that a browser opened ahead of need, for those whose last response was under
 * way, and for those whose request never ends.
 */
export function superviseConnections(app: FastifyInstance, shutdown: AbortSignal): void {
  const sockets = new Set<Socket>();
  /** Without a request so far. */
  const silent = new Set<Socket>();
  const draining = new Set<Socket>();
  /** Whose clients asked for that. */
  const ending = new WeakSet<Socket>();
  let isClosing = false;
  let closing: NodeJS.Timeout | undefined;

  app.server.on('connection', (socket) => {
    if (isClosing) socket.destroy();
    sockets.add(socket);
    silent.add(socket);
    socket.once('close', () => {
      for (const set of [sockets, silent, draining]) set.delete(socket);
    });
  });
  app.server.prependListener('upgrade', ({ socket }) => silent.delete(socket));
  app.server.prependListener('request', ({ socket }, response) => {
    silent.delete(socket);
    response.once('close', () => {
      if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    });
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete) {
      // The client goes on to a server that stays.
      if (shutdown.aborted) reply.header('connection', 'close');
      return;
    }
    // The connection closes after the body: a client that still sends at that moment does not read the response.
    if (!reply.raw.shouldKeepAlive) ending.add(raw.socket);
    reply.removeHeader('connection');
    reply.raw.removeHeader('connection');
    reply.raw.shouldKeepAlive = true;
  });
  app.addHook('onResponse', async ({ raw }) => {
    const { socket } = raw;
    const finish = () => {
      draining.delete(socket);
      if (ending.has(socket)) socket.destroySoon();
    };
    if (raw.complete || raw.destroyed) return finish();
    if (isClosing) socket.destroy();
    draining.add(socket);
    drainBody(raw, DRAIN_TIMEOUT_MS, finish);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of [...silent, ...draining]) socket.destroy();
    closing = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, CLOSE_TIMEOUT_MS);
  });
  app.addHook('onClose', async () => clearTimeout(closing));
}

/**
 * Discards what a handler left unread of a body, so that the next request on the connection is read; closes the connection
 * when the rest does not arrive in time.
 */
export function drainBody(body: IncomingMessage, timeoutMs: number, onEnd: () => void): void {
  const { socket } = body;
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  body.once('close', () => {
    clearTimeout(timer);
    onEnd();
  });
  body.unpipe();
  body.resume();
}
