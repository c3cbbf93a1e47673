import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Services } from '../services.ts';
import { runEventSocketSession } from './socket-session.ts';
import { EventDispatcher } from './dispatcher.ts';
import { EVENT_SOCKET_CLOSE_CODES, closeEventSocket } from './frame-writer.ts';
import { startHeartbeat } from './heartbeat.ts';
import { queryHeadEventPosition } from './log.ts';
import { ensureEventLogName } from './retention.ts';
import type { EventStreamRules } from './rules.ts';

const MAX_FRAME_BYTES = 16 * 1024;
/** Milliseconds: until the hello must arrive; between heartbeats, each of which a client must answer; between polls for events. */
const TIMES = { helloMs: 10_000, heartbeatMs: 30_000, pollMs: 1000 };

type StreamDeps = Pick<Services, 'db' | 'log' | 'events' | 'maintenance' | 'authenticate'>;

type EventStream = {
  /** Takes over an upgrade request. `brand` is the host's brand id, or null if the host serves every brand. */
  handleUpgrade: (request: IncomingMessage, wire: Duplex, head: Buffer, brand: string | null) => void;
  stop: () => Promise<void>;
};

/** The live side of the event log: `/api/v1/events` (design §5). */
export async function openEventStream(
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
    handleUpgrade: (request, wire, head, brand) => {
      if (isStopped) return void wire.destroy();
      server.handleUpgrade(request, wire, head, (socket) => {
        heartbeat.onFrame(socket);
        runEventSocketSession(sessionDeps, socket, wire, brand);
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
