import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { Failure } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { CLOSE, closeSocket, Connection } from './connection.ts';
import { Dispatcher } from './dispatcher.ts';
import { type Hello, readFrame } from './client-frame.ts';
import { readHead } from './log.ts';
import type { Renderers } from './render.ts';
import { replay } from './replay.ts';
import { openLog } from './retention.ts';
import { createTyping } from './typing.ts';

const LARGEST_FRAME = 16 * 1024;
/** Milliseconds until the hello, and between heartbeats; a client that lets one go unanswered is gone. */
const PATIENCE = { hello: 10_000, heartbeat: 30_000 };

type Needs = Pick<Services, 'db' | 'log' | 'events' | 'authenticate'>;

type EventStream = {
  /** Takes over a request to upgrade. `brand` is the host's brand id, or null where any brand is welcome. */
  welcome: (request: IncomingMessage, wire: Duplex, head: Buffer, brand: string | null) => void;
  stop: () => Promise<void>;
};

/** The live side of the event log: `/api/v1/events` (design §5). */
export async function openEventStream(
  { db, log, events, authenticate }: Needs,
  renderers: Renderers,
  patience = PATIENCE,
): Promise<EventStream> {
  const logName = await openLog(db);
  const dispatcher = new Dispatcher({
    db,
    log,
    signals: events.signals,
    renderers,
    logName,
    start: await readHead(db),
  });
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME, perMessageDeflate: false });
  const answering = new WeakSet<WebSocket>();

  const heartbeat = setInterval(() => {
    for (const socket of server.clients) {
      if (!answering.has(socket)) socket.terminate();
      answering.delete(socket);
      socket.ping();
    }
  }, patience.heartbeat);

  async function begin(socket: WebSocket, wire: Duplex, { token, last, device_id }: Hello, brand: string | null) {
    const owner = await authenticate(token, brand);
    if (owner.deviceId !== device_id) throw new Failure('api.unauthorized');
    const connection = new Connection(owner, socket, wire);
    socket.once('close', () => dispatcher.remove(connection));
    const upTo = await dispatcher.add(connection);
    if (socket.readyState !== socket.OPEN) {
      dispatcher.remove(connection);
      return null;
    }
    // Once more: from here on the end of the session reaches the connection, and it may have ended just before.
    await authenticate(token, brand);
    connection.begin(await replay({ db, renderers, logName }, owner.userId, last, upTo));
    return owner.userId;
  }

  function refuse(socket: WebSocket, error: unknown) {
    const failure = error instanceof Failure ? error : new Failure('api.unknown', { cause: error });
    if (failure.status >= 500) log.error({ err: failure.cause ?? failure }, 'an event stream could not begin');
    socket.send(JSON.stringify({ type: 'refused', error: failure.code }));
    closeSocket(socket, failure.status === 401 ? CLOSE.SESSION_ENDED : CLOSE.SERVER_ERROR, failure.code);
  }

  function converse(socket: WebSocket, wire: Duplex, brand: string | null) {
    let hasBegun = false;
    let type: ((groupId: string) => void) | null = null;
    const waiting = setTimeout(() => closeSocket(socket, CLOSE.UNWELCOME, 'hello expected'), patience.hello);
    socket.on('close', () => clearTimeout(waiting));
    socket.on('error', () => socket.terminate());
    answering.add(socket);
    socket.on('pong', () => answering.add(socket));
    socket.on('message', (data) => {
      answering.add(socket);
      const frame = readFrame(data);
      if (frame?.type === 'ping') socket.send('{"type":"pong"}');
      else if (frame?.type === 'typing') type?.(frame.group_id);
      else if (frame?.type === 'hello' && !hasBegun) {
        hasBegun = true;
        clearTimeout(waiting);
        begin(socket, wire, frame, brand).then(
          (userId) => (type = userId === null ? null : createTyping({ db, log, signals: events.signals }, userId)),
          (error: unknown) => refuse(socket, error),
        );
      } else closeSocket(socket, CLOSE.UNWELCOME, 'frame not understood');
    });
  }

  return {
    welcome: (request, wire, head, brand) =>
      server.handleUpgrade(request, wire, head, (socket) => converse(socket, wire, brand)),
    stop: async () => {
      clearInterval(heartbeat);
      await dispatcher.stop();
      for (const socket of server.clients) closeSocket(socket, CLOSE.SHUTTING_DOWN, 'restart');
    },
  };
}
