import type { Schemas } from '@quintet/api/types';
import type { EventSink, StreamEvent, PositionedEvent } from './event-sink.ts';

/** Milliseconds between pings, and for a response; a longer silence closes the connection. */
const PING_INTERVAL_MS = 25_000;
const RESPONSE_TIMEOUT_MS = 10_000;

export type TypingNotice = Omit<Schemas['TypingNoticeFrame'], 'type'>;

export interface EventSocketOptions {
  readonly url: string;
  readonly deviceId: string;
  readonly eventSink: EventSink;
  /** An event was applied. */
  readonly onEvent: (event: StreamEvent) => void;
  /** Somebody is typing. */
  readonly onTyping: (typing: TypingNotice) => void;
  /** Missed events are applied and the stream is live. `sendTyping` sends that this user is typing in a group. */
  readonly onLive: (sendTyping: (groupId: string) => void) => void;
}

/** Why a connection closed; `refused`: the token was rejected. */
export type SocketCloseReason = 'lost' | 'refused';

const UNAUTHORIZED = 'api.unauthorized';
const SESSION_ENDED_CODE = 4401;

/** One connection to the event stream, from hello to close. Applies events in order, in batches. */
export async function runEventSocketUntilClosed(
  options: EventSocketOptions,
  token: string,
  signal: AbortSignal,
): Promise<SocketCloseReason> {
  const { eventSink, deviceId } = options;
  const resumePosition = await eventSink.getPosition();
  if (signal.aborted) return 'lost';
  return new Promise((resolve) => {
    const socket = new WebSocket(options.url);
    const pending: Schemas['ServerFrame'][] = [];
    let isApplying = false;
    let responseTimer: ReturnType<typeof setTimeout>;
    let pingTimer: ReturnType<typeof setTimeout>;

    const close = (reason: SocketCloseReason): void => {
      clearTimeout(responseTimer);
      clearTimeout(pingTimer);
      globalThis.document?.removeEventListener('visibilitychange', ping);
      removeEventListener('offline', closeAsLost);
      signal.removeEventListener('abort', closeAsLost);
      socket.onmessage = socket.onclose = null;
      pending.length = 0;
      socket.close();
      resolve(reason);
    };
    const closeAsLost = (): void => close('lost');
    const send = (frame: Schemas['ClientFrame']): void => {
      clearTimeout(responseTimer);
      responseTimer = setTimeout(closeAsLost, RESPONSE_TIMEOUT_MS);
      socket.send(JSON.stringify(frame));
    };
    const sendTyping = (group_id: string): void => {
      // The server does not answer a typing frame.
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'typing', group_id }));
    };
    const ping = (): void => {
      if (socket.readyState === WebSocket.OPEN) send({ type: 'ping' });
    };

    async function applyPending(): Promise<void> {
      const frames = pending.splice(0);
      const isEvent = (frame: Schemas['ServerFrame']) => frame.type === 'event';
      const reset = frames.findLast((frame) => frame.type === 'reset');
      const ready = frames.findLast((frame) => frame.type === 'ready');
      if (reset || (ready && resumePosition === null)) await eventSink.reset((reset ?? ready)!.last);
      // The reload after a reset includes the events before it.
      const events: PositionedEvent[] = (reset ? frames.slice(frames.indexOf(reset)) : frames).filter(isEvent);
      const position = events.at(-1)?.at ?? (resumePosition === null ? undefined : ready?.last);
      if (position !== undefined) await eventSink.apply(events, position);
      for (const { event } of frames.filter(isEvent)) options.onEvent(event);
      if (reset || ready) options.onLive(sendTyping);
    }

    async function applyAllPending(): Promise<void> {
      if (isApplying) return;
      isApplying = true;
      try {
        while (pending.length > 0) await applyPending();
      } catch {
        // The batch could not be stored: reconnecting requests it again.
        closeAsLost();
      } finally {
        isApplying = false;
      }
    }

    socket.onopen = () => send({ type: 'hello', token, device_id: deviceId, last: resumePosition });
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(responseTimer);
      clearTimeout(pingTimer);
      pingTimer = setTimeout(ping, PING_INTERVAL_MS);
      const frame = JSON.parse(data) as Schemas['ServerFrame'];
      if (frame.type === 'refused') return close(frame.error === UNAUTHORIZED ? 'refused' : 'lost');
      if (frame.type === 'pong') return;
      if (frame.type === 'typing') return options.onTyping(frame);
      pending.push(frame);
      void applyAllPending();
    };
    socket.onclose = ({ code }) => close(code === SESSION_ENDED_CODE ? 'refused' : 'lost');
    responseTimer = setTimeout(closeAsLost, RESPONSE_TIMEOUT_MS);
    globalThis.document?.addEventListener('visibilitychange', ping);
    addEventListener('offline', closeAsLost);
    signal.addEventListener('abort', closeAsLost);
  });
}
