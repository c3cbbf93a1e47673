import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds after a response within which the unread rest of its request body must arrive. */
const DRAIN_TIMEOUT_MS = 10_000;
/** Milliseconds that running responses get when the server closes. */
const CLOSE_TIMEOUT_MS = 3_000;

/**
 * Keeps connections usable while the server runs, and ends them when it closes. Node itself ends only connections that are
 * idle at that moment. Closing would wait a minute or more for spare connections that a browser opened in advance, for
 * connections with a running response, and for requests that never end.
 */
export function superviseHttpConnections(app: FastifyInstance, shutdown: AbortSignal): void {
  const sockets = new Set<Socket>();
  /** Connections without a request so far. */
  const silent = new Set<Socket>();
  const draining = new Set<Socket>();
  /** Connections whose clients asked to close them. */
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
      // Make the client reconnect, to a server that keeps running.
      if (shutdown.aborted) reply.header('connection', 'close');
      return;
    }
    // Close the connection only after the body: a client that is still sending would not read the response.
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
    drainRequestBody(raw, DRAIN_TIMEOUT_MS, finish);
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
 * Discards the unread rest of a request body, so that the next request on the connection can be read. Closes the connection
 * if the rest does not arrive in time.
 */
export function drainRequestBody(body: IncomingMessage, timeoutMs: number, onEnd: () => void): void {
  const { socket } = body;
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  body.once('close', () => {
    clearTimeout(timer);
    onEnd();
  });
  body.unpipe();
  body.resume();
}
