import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Schemas } from '@quintet/api/types';

type ServerFrame = Schemas['ServerFrame'];
type EventFrame = Schemas['EventFrame'];
type Options = { last?: string | null; host?: string; origin?: string; greet?: boolean; autoPong?: boolean };
type Who = { token: string; deviceId: string };

export type EventStreamTestClient = {
  socket: WebSocket;
  /** The next frame. */
  next: () => Promise<ServerFrame>;
  /** The next event of a kind that matches; other frames are skipped. Events of changes just before the stream opened may come first. */
  nextEvent: <T extends EventFrame['event']['type']>(
    type: T,
    matches?: (event: Extract<EventFrame['event'], { type: T }>) => boolean,
  ) => Promise<{ at: string; event: Extract<EventFrame['event'], { type: T }> }>;
  /** Sends a ping and returns all frames received before the pong. */
  drain: () => Promise<ServerFrame[]>;
  /** Resolves with the close code and reason. */
  closed: Promise<{ code: number; reason: string }>;
  close: () => Promise<void>;
};

/** Opens the event stream as a browser does; `greet: false` omits the hello. */
export async function openEventStreamTestClient(
  port: number,
  { token, deviceId }: Who,
  options: Options = {},
): Promise<EventStreamTestClient> {
  const { last = null, host = 'gu.localhost', origin, greet = true, autoPong = true } = options;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/events`, {
    autoPong,
    headers: { host },
    ...(origin && { origin }),
  });
  const frames: ServerFrame[] = [];
  const readers: ((frame: ServerFrame) => void)[] = [];
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as ServerFrame;
    const reader = readers.shift();
    if (reader) reader(frame);
    else frames.push(frame);
  });
  const closed = once(socket, 'close').then(([code, reason]) => ({ code: Number(code), reason: String(reason) }));
  await once(socket, 'open');
  if (greet) socket.send(JSON.stringify({ type: 'hello', token, device_id: deviceId, last }));

  const next = async () => frames.shift() ?? (await new Promise<ServerFrame>((resolve) => readers.push(resolve)));
  const client: EventStreamTestClient = {
    socket,
    next,
    closed,
    nextEvent: async (type, matches = () => true) => {
      for (;;) {
        const frame = await next();
        if (frame.type === 'event' && frame.event.type === type && matches(frame.event as never)) return frame as never;
      }
    },
    drain: async () => {
      socket.send('{"type":"ping"}');
      const seen: ServerFrame[] = [];
      for (let frame = await next(); frame.type !== 'pong'; frame = await next()) seen.push(frame);
      return seen;
    },
    close: async () => {
      socket.close();
      await closed;
    },
  };
  return client;
}

/** Opens the stream and waits for the greeting. */
export async function openReadyEventStreamTestClient(
  port: number,
  who: Who,
  options: Options = {},
): Promise<{ client: EventStreamTestClient; last: string }> {
  const client = await openEventStreamTestClient(port, who, options);
  const greeting = await client.next();
  if (greeting.type !== 'ready') throw new Error(`greeted with ${JSON.stringify(greeting)}`);
  return { client, last: greeting.last };
}
