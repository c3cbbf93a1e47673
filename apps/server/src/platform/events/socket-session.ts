import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { createClientFrameLimiter, type HelloFrame, parseClientFrame } from './client-frame.ts';
import { EventConnection } from './connection.ts';
import type { EventDispatcher } from './dispatcher.ts';
import { buildWebSocketTextFrame } from './frame.ts';
import { EVENT_SOCKET_CLOSE_CODES, SocketFrameWriter } from './frame-writer.ts';
import { replayEvents } from './replay.ts';
import type { EventStreamRules } from './rules.ts';
import { createTypingFrameHandler } from './typing.ts';

type SocketSessionDeps = Pick<Services, 'db' | 'log' | 'events' | 'authenticate'> &
  EventStreamRules & {
    logName: string;
    dispatcher: EventDispatcher;
    /** Milliseconds until the hello must arrive. */
    helloMs: number;
    /** Called for every frame from the client, including pongs. */
    onFrame: (socket: WebSocket) => void;
  };

const PONG = buildWebSocketTextFrame('{"type":"pong"}');

/** Serves one socket from its hello to its end. `brand` is the host's brand id, or null if the host serves every brand. */
export function runEventSocketSession(
  deps: SocketSessionDeps,
  socket: WebSocket,
  rawSocket: Duplex,
  brand: string | null,
): void {
  const { canType, db, log, events, helloMs, onFrame } = deps;
  const writer = new SocketFrameWriter(socket, rawSocket);
  const isWithinLimit = createClientFrameLimiter();
  const helloTimer = setTimeout(() => writer.close(EVENT_SOCKET_CLOSE_CODES.PROTOCOL_ERROR, 'hello expected'), helloMs);
  let hasGreeted = false;
  let sendTyping: ((groupId: string) => void) | null = null;

  /** Counts a received frame; returns whether to process it. */
  const count = (): boolean => {
    onFrame(socket);
    if (isWithinLimit()) return writer.isOpen;
    if (socket.isPaused) return false;
    if (!writer.isOpen) writer.drop();
    writer.close(EVENT_SOCKET_CLOSE_CODES.TOO_MANY_FRAMES, 'too many frames');
    // Stop reading: further frames stay in the client's buffers.
    socket.pause();
    return false;
  };
  socket.on('close', () => clearTimeout(helloTimer));
  socket.on('error', () => socket.terminate());
  socket.on('ping', count);
  socket.on('pong', count);
  socket.on('message', (data) => {
    if (!count()) return;
    const frame = parseClientFrame(data);
    if (frame?.type === 'hello' && !hasGreeted) {
      hasGreeted = true;
      clearTimeout(helloTimer);
      greet(deps, socket, writer, frame, brand).then(
        (userId) =>
          (sendTyping =
            userId === null ? null : createTypingFrameHandler({ canType, db, log, signals: events.signals }, userId)),
        (error: unknown) => closeWithError(deps, writer, error),
      );
    } else if (hasGreeted && frame?.type === 'ping') writer.writeUnlessBusy(PONG);
    else if (hasGreeted && frame?.type === 'typing') sendTyping?.(frame.group_id);
    else writer.close(EVENT_SOCKET_CLOSE_CODES.PROTOCOL_ERROR, 'frame not understood');
  });
}

/** Returns the id of the greeted user; null if the client disconnects first. */
async function greet(
  deps: SocketSessionDeps,
  socket: WebSocket,
  writer: SocketFrameWriter,
  { token, last, device_id }: HelloFrame,
  brand: string | null,
): Promise<string | null> {
  const { authenticate, dispatcher } = deps;
  const owner = await authenticate(token, brand);
  if (owner.deviceId !== device_id) throw new HttpError('api.unauthorized');
  const connection = new EventConnection(owner, writer);
  socket.once('close', () => dispatcher.remove(connection));
  const upTo = await dispatcher.add(connection);
  if (!writer.isOpen) {
    dispatcher.remove(connection);
    return null;
  }
  // Check again: the session may have ended before `add`; later ends reach the connection as events.
  await authenticate(token, brand);
  const pages = replayEvents(deps, owner.userId, last, upTo);
  let page = await pages.next();
  for (; !page.done; page = await pages.next()) {
    if (!(await connection.replay(page.value))) return null;
  }
  connection.start(page.value);
  return owner.userId;
}

function closeWithError({ log }: SocketSessionDeps, writer: SocketFrameWriter, error: unknown): void {
  const failure = error instanceof HttpError ? error : new HttpError('api.unknown', { cause: error });
  if (failure.status >= 500) log.error({ err: failure.cause ?? failure }, 'opening an event stream failed');
  writer.write(buildWebSocketTextFrame(JSON.stringify({ type: 'refused', error: failure.code })), true);
  writer.close(
    failure.status === 401 ? EVENT_SOCKET_CLOSE_CODES.SESSION_ENDED : EVENT_SOCKET_CLOSE_CODES.SERVER_ERROR,
    failure.code,
  );
}
