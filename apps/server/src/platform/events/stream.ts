import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Services } from '../services.ts';
import { runEventSocketSession } from './socket-session.ts';
import { EventDispatcher } from './dispatcher.ts';
import { EVENT_SOCKET_CLOSE_CODES, closeEventSocket } from './frame-writer.ts';
import { queryHeadEventPosition } from './log.ts';
import { ensureEventLogName } from './retention.ts';
import type { EventStreamRules } from './rules.ts';

const MAX_FRAME_BYTES = 16 * 1024;
/** Milliseconds: until the hello must arrive; between heartbeats, each of which a client must answer; between polls for events. */
const TIMES = { helloMs: 10_000, heartbeatMs: 30_000, pollMs: 1000 };

type StreamDeps = Pick<Services, 'db' | 'log' | 'events' | 'maintenance' | 'authenticate'>;

type EventStream = {
  /** Takes over an upgrade request. `brand` is the host's brand id, or null if the host serves every brand. */
  handleUpgrade: (request: IncomingMessage, rawSocket: Duplex, head: Buffer, brand: string | null) => void;
  stop: () => Promise<void>;
};

/** Starts delivering the event log to the sockets of `/api/v1/events` (design §5); they come through `handleUpgrade`. */
export async function startEventStreamServer(
  deps: StreamDeps,
  rules: EventStreamRules,
  times: Partial<typeof TIMES> = {},
): Promise<EventStream> {
  const { db, log, events, maintenance } = deps;
  const logName = await ensureEventLogName(db);
  const start = await queryHeadEventPosition(db);
  const { pollMs, helloMs, heartbeatMs } = { ...TIMES, ...times };
  const dispatcher = new EventDispatcher({
    ...rules,
    db,
    log,
    signals: events.signals,
    maintenance,
    logName,
    start,
    pollMs,
  });
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const heartbeat = startHeartbeat(server, heartbeatMs);
  const sessionDeps = { ...deps, ...rules, logName, dispatcher, helloMs, onFrame: heartbeat.onFrame };
  let isStopped = false;

  return {
    handleUpgrade: (request, rawSocket, head, brand) => {
      if (isStopped) return void rawSocket.destroy();
      server.handleUpgrade(request, rawSocket, head, (socket) => {
        heartbeat.onFrame(socket);
        runEventSocketSession(sessionDeps, socket, rawSocket, brand);
      });
    },
    stop: async () => {
      isStopped = true;
      heartbeat.stop();
      for (const socket of server.clients) closeEventSocket(socket, EVENT_SOCKET_CLOSE_CODES.SHUTTING_DOWN, 'restart');
      await dispatcher.stop();
    },
  };
}

type Heartbeat = {
  /** Called for every frame from a client, including pongs. */
  onFrame: (socket: WebSocket) => void;
  stop: () => void;
};

/** Pings all sockets at each interval and ends those that have sent nothing since the last one. */
function startHeartbeat(server: WebSocketServer, intervalMs: number): Heartbeat {
  const alive = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, intervalMs);
  return { onFrame: (socket) => void alive.add(socket), stop: () => clearInterval(timer) };
}
