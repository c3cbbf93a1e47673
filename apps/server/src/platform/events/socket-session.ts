import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { createFrameLimit, type Hello, readFrame } from './client-frame.ts';
import { Connection } from './connection.ts';
import type { Dispatcher } from './dispatcher.ts';
import { textFrame } from './frame.ts';
import { CLOSE_CODES, FrameWriter } from './frame-writer.ts';
import { replay } from './replay.ts';
import type { StreamRules } from './rules.ts';
import { createTyping } from './typing.ts';

type SocketSessionDeps = Pick<Services, 'db' | 'log' | 'events' | 'authenticate'> &
  StreamRules & {
    logName: string;
    dispatcher: Dispatcher;
    /** Milliseconds until the hello must arrive. */
    helloMs: number;
    /** Called for every frame from the client, including pongs. */
    onFrame: (socket: WebSocket) => void;
  };

const PONG = textFrame('{"type":"pong"}');

/** Serves one socket from its hello to its end. `brand` is the host's brand id, or null if the host serves every brand. */
export function serveSocket(needs: SocketSessionDeps, socket: WebSocket, wire: Duplex, brand: string | null): void {
  const { canType, db, log, events, helloMs, onFrame } = needs;
  const writer = new FrameWriter(socket, wire);
  const isWithinLimit = createFrameLimit();
  const helloTimer = setTimeout(() => writer.close(CLOSE_CODES.UNWELCOME, 'hello expected'), helloMs);
  let hasGreeted = false;
  let type: ((groupId: string) => void) | null = null;

  /** Counts a received frame; returns whether to process it. */
  const count = (): boolean => {
    onFrame(socket);
    if (isWithinLimit()) return writer.isOpen;
    if (socket.isPaused) return false;
    if (!writer.isOpen) writer.drop();
    writer.close(CLOSE_CODES.TOO_MANY_FRAMES, 'too many frames');
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
    const frame = readFrame(data);
    if (frame?.type === 'hello' && !hasGreeted) {
      hasGreeted = true;
      clearTimeout(helloTimer);
      begin(needs, socket, writer, frame, brand).then(
        (userId) =>
          (type = userId === null ? null : createTyping({ canType, db, log, signals: events.signals }, userId)),
        (error: unknown) => refuse(needs, writer, error),
      );
    } else if (hasGreeted && frame?.type === 'ping') writer.writeUnlessBusy(PONG);
    else if (hasGreeted && frame?.type === 'typing') type?.(frame.group_id);
    else writer.close(CLOSE_CODES.UNWELCOME, 'frame not understood');
  });
}

/** Returns the id of the greeted user; null if the client disconnects first. */
async function begin(
  needs: SocketSessionDeps,
  socket: WebSocket,
  writer: FrameWriter,
  { token, last, device_id }: Hello,
  brand: string | null,
): Promise<string | null> {
  const { authenticate, dispatcher } = needs;
  const owner = await authenticate(token, brand);
  if (owner.deviceId !== device_id) throw new HttpError('api.unauthorized');
  const connection = new Connection(owner, writer);
  socket.once('close', () => dispatcher.remove(connection));
  const upTo = await dispatcher.add(connection);
  if (!writer.isOpen) {
    dispatcher.remove(connection);
    return null;
  }
  // Check again: the session may have ended before `add`; later ends reach the connection as events.
  await authenticate(token, brand);
  const pages = replay(needs, owner.userId, last, upTo);
  let page = await pages.next();
  for (; !page.done; page = await pages.next()) {
    if (!(await connection.replay(page.value))) return null;
  }
  connection.start(page.value);
  return owner.userId;
}

function refuse({ log }: SocketSessionDeps, writer: FrameWriter, error: unknown): void {
  const failure = error instanceof HttpError ? error : new HttpError('api.unknown', { cause: error });
  if (failure.status >= 500) log.error({ err: failure.cause ?? failure }, 'opening an event stream failed');
  writer.write(textFrame(JSON.stringify({ type: 'refused', error: failure.code })), true);
  writer.close(failure.status === 401 ? CLOSE_CODES.SESSION_ENDED : CLOSE_CODES.SERVER_ERROR, failure.code);
}
