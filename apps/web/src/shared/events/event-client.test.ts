import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EventClient, startEventClient } from './event-client.ts';
import type { EventSink, StreamEvent, PositionedEvent } from './event-sink.ts';
import { TestSocket } from './test-socket.ts';
import { waitFor } from '../testing/wait-for.ts';

const started: EventClient[] = [];
const window = new EventTarget();

beforeEach(() => {
  TestSocket.opened = [];
  TestSocket.onHello = (socket, { last }) => socket.receive({ type: 'ready', last: last ?? '0' });
  vi.stubGlobal('WebSocket', TestSocket);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  for (const events of started.splice(0)) events.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

class MemoryEventSink implements EventSink {
  at: string | null;
  received: PositionedEvent[] = [];
  resets = 0;
  constructor(at: string | null = null) {
    this.at = at;
  }
  getPosition = async (): Promise<string | null> => this.at;
  apply = async (events: readonly PositionedEvent[], at: string): Promise<void> => {
    this.received.push(...events);
    this.at = at;
  };
  reset = async (at: string): Promise<void> => {
    this.resets += 1;
    this.at = at;
  };
}

let accounts = 0;
function start(eventSink: EventSink, given: Partial<Parameters<typeof startEventClient>[0]> = {}): EventClient {
  const events = startEventClient({
    account: `u${(accounts += 1)}`,
    url: 'ws://test/api/v1/events',
    deviceId: 'device-1',
    eventSink,
    getToken: () => 'token',
    refreshToken: async () => true,
    ...given,
  });
  started.push(events);
  return events;
}

const contacts: StreamEvent = { type: 'contacts' };
const event = (at: number): PositionedEvent & { type: 'event' } => ({
  type: 'event',
  at: String(at),
  event: { type: 'notification', count: at },
});
const live = (events: EventClient): Promise<unknown> => waitFor(() => expectLive(events));
function expectLive(events: EventClient): void {
  let seen = '';
  events.onConnectionState((state) => (seen = state))();
  expect(seen).toBe('live');
}

test('first start: begins at the end of the stream and reloads everything', async () => {
  const eventSink = new MemoryEventSink();
  const events = start(eventSink);
  const missed = vi.fn<() => void>();
  events.onEventsMissed(missed);
  await live(events);
  expect(eventSink).toMatchObject({ at: '0', resets: 1 });
  expect(missed).toHaveBeenCalledTimes(1);
});

test('event: reaches listeners after it was stored', async () => {
  const eventSink = new MemoryEventSink('0');
  const events = start(eventSink);
  const received: (string | null)[] = [];
  events.on('notification', () => received.push(eventSink.at));
  await live(events);
  TestSocket.opened[0]?.receive(event(1));
  TestSocket.opened[0]?.receive({ type: 'event', at: '2', event: contacts });
  await waitFor(() => expect(eventSink.at).toBe('2'));
  expect(received).toEqual(['1']);
});

test('position too old to replay: reloads', async () => {
  TestSocket.onHello = (socket) => socket.receive({ type: 'reset', last: '900' });
  const eventSink = new MemoryEventSink('1');
  await live(start(eventSink));
  expect(eventSink).toMatchObject({ at: '900', resets: 1 });
});

test('reset between events: moves the position on, never back', async () => {
  const eventSink = new MemoryEventSink('0');
  const events = start(eventSink);
  const heard: number[] = [];
  events.on('notification', ({ count }) => heard.push(count));
  await live(events);
  const socket = TestSocket.opened[0]!;
  socket.receive(event(1));
  socket.receive(event(2));
  socket.receive({ type: 'reset', last: '3' });
  await waitFor(() => expect(eventSink).toMatchObject({ at: '3', resets: 1 }));
  socket.receive({ type: 'reset', last: '4' });
  socket.receive(event(5));
  await waitFor(() => expect(eventSink).toMatchObject({ at: '5', resets: 2 }));
  expect(heard).toEqual([1, 2, 5]);
});

test('rejected token: is refreshed and the stream reconnects', async () => {
  let token = 'old';
  TestSocket.onHello = (socket, hello) =>
    hello.token === 'old'
      ? socket.receive({ type: 'refused', error: 'api.unauthorized' })
      : socket.receive({ type: 'ready', last: '1' });
  const refreshToken = vi.fn<() => Promise<boolean>>(async () => {
    token = 'new';
    return true;
  });
  await live(start(new MemoryEventSink('1'), { getToken: () => token, refreshToken }));
  expect(refreshToken).toHaveBeenCalledTimes(1);
});

test('refreshed token: is used at once, however long the server was away', async () => {
  let isAway = true;
  let token = 'old';
  TestSocket.onHello = (socket, hello) => {
    if (isAway) socket.drop();
    else if (hello.token === 'old') socket.receive({ type: 'refused', error: 'api.unauthorized' });
    else socket.receive({ type: 'ready', last: '1' });
  };
  const refreshToken = async (): Promise<boolean> => {
    token = 'new';
    return true;
  };
  const events = start(new MemoryEventSink('1'), { getToken: () => token, refreshToken });
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(TestSocket.opened.length).toBeGreaterThan(6);
  });
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await live(events);
});

test('ended session: closes the stream', async () => {
  TestSocket.onHello = (socket) => socket.drop(4401);
  const refreshToken = vi.fn<() => Promise<boolean>>(async () => false);
  start(new MemoryEventSink('1'), { refreshToken });
  await waitFor(() => expect(refreshToken).toHaveBeenCalled());
  await waitFor(() => expect(TestSocket.opened.every(({ isOpen }) => !isOpen)).toBe(true));
  window.dispatchEvent(new Event('online'));
  expect(TestSocket.opened).toHaveLength(1);
});

test('event that could not be stored: is requested again', async () => {
  const eventSink = new MemoryEventSink('0');
  const apply = eventSink.apply;
  let failures = 1;
  eventSink.apply = async (events, at) => {
    if (events.length > 0 && failures-- > 0) throw new Error('disk full');
    return apply(events, at);
  };
  TestSocket.onHello = (socket, { last }) => {
    socket.receive({ type: 'ready', last: last ?? '0' });
    if (last === '0') socket.receive(event(1));
  };
  start(eventSink);
  await waitFor(() => expect(TestSocket.opened).toHaveLength(1));
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(eventSink.received.map(({ at }) => at)).toEqual(['1']);
  });
});

test('tabs: share one connection; another tab takes over when it closes', async () => {
  const account = 'shared';
  const first = start(new MemoryEventSink('0'), { account });
  await live(first);
  const second = start(new MemoryEventSink('0'), { account });
  const received = vi.fn<() => void>();
  second.on('contacts', received);
  await live(second);
  expect(TestSocket.opened).toHaveLength(1);
  TestSocket.opened[0]?.receive({ type: 'event', at: '1', event: contacts });
  await waitFor(() => expect(received).toHaveBeenCalledTimes(1));
  first.stop();
  await waitFor(() => expect(TestSocket.opened.filter(({ isOpen }) => isOpen)).toHaveLength(1));
  expect(TestSocket.opened).toHaveLength(2);
});

test('missed events: each tab reloads when it joins and after a reset, but not after a resumed start', async () => {
  const account = 'missed';
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const leader = start(new MemoryEventSink('0'), { account });
  leader.onEventsMissed(first);
  await live(leader);
  expect(first).not.toHaveBeenCalled();
  const follower = start(new MemoryEventSink('0'), { account });
  follower.onEventsMissed(second);
  await live(follower);
  expect(second).toHaveBeenCalledTimes(1);
  TestSocket.opened[0]?.receive({ type: 'reset', last: '3' });
  await waitFor(() => expect(second).toHaveBeenCalledTimes(2));
  expect(first).toHaveBeenCalledTimes(1);
});

test('typing: reaches every tab and can be sent from any tab', async () => {
  const account = 'typing';
  const first = start(new MemoryEventSink('0'), { account });
  await live(first);
  const second = start(new MemoryEventSink('0'), { account });
  await live(second);
  const received = vi.fn<(typing: object) => void>();
  for (const events of [first, second]) events.onTyping(received);
  const typing = { type: 'typing', group_id: 'g1', user_id: 'u2' } as const;
  TestSocket.opened[0]?.receive(typing);
  await waitFor(() => expect(received.mock.calls).toEqual([[typing], [typing]]));
  first.sendTyping('g1');
  second.sendTyping('g2');
  await waitFor(() => expect(TestSocket.opened[0]?.typed).toEqual(['g1', 'g2']));
  expect(TestSocket.opened).toHaveLength(1);
});

test('visible tab: takes the connection over from a frozen tab', async () => {
  const account = 'frozen';
  const held = navigator.locks.request(`quintet.events.${account}`, () => new Promise(() => undefined)).catch(String);
  const events = start(new MemoryEventSink('0'), { account, answerTimeoutMs: 5 });
  await live(events);
  expect(await held).toContain('AbortError');
});

test('page that is gone: asks for no more locks', async () => {
  const request = vi.spyOn(navigator.locks, 'request').mockImplementation(async () => {
    if (request.mock.calls.length > 9) return undefined;
    throw new DOMException('The document is not fully active', 'InvalidStateError');
  });
  start(new MemoryEventSink('0'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(request).toHaveBeenCalledTimes(1);
});

test('broken connections: every event is stored once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 30 }),
      fc.array(fc.nat(10), { maxLength: 12 }),
      async (count, breaks) => {
        TestSocket.opened = [];
        const remaining = [...breaks];
        TestSocket.onHello = (socket, { last }) => {
          const until = remaining.shift() ?? Infinity;
          const from = Number(last) + 1;
          for (let at = from; at <= count; at += 1) {
            if (at - from >= until) return socket.drop();
            socket.receive(event(at));
          }
          socket.receive({ type: 'ready', last: String(count) });
        };
        const eventSink = new MemoryEventSink('0');
        const events = start(eventSink);
        await waitFor(
          () => {
            window.dispatchEvent(new Event('online'));
            expectLive(events);
          },
          { interval: 1 },
        );
        events.stop();
        expect(eventSink.received.map(({ at }) => Number(at))).toEqual(
          Array.from({ length: count }, (_, index) => index + 1),
        );
      },
    ),
    { numRuns: 40 },
  );
});
