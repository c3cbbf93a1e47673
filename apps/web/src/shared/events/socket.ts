import type { Schemas } from '@quintet/api/types';
import type { Journal, StreamEvent, Told } from './event-store.ts';

/** Milliseconds between pings, and for an answer; a line that keeps silent longer is dead. */
const PING_EVERY = 25_000;
const ANSWER_WITHIN = 10_000;

export type Typing = Omit<Schemas['TypingNoticeFrame'], 'type'>;

export interface Line {
  readonly url: string;
  readonly deviceId: string;
  readonly journal: Journal;
  /** An event was applied. */
  readonly onEvent: (event: StreamEvent) => void;
  /** Somebody is typing. */
  readonly onTyping: (typing: Typing) => void;
  /** All that was missed has been applied; from here on it is live, and `type` says that this user is typing in a group. */
  readonly onLive: (type: (groupId: string) => void) => void;
}

/** Why a connection ended; `refused` is the token's fault. */
export type Ending = 'lost' | 'refused';

const REFUSED = 'api.unauthorized';
const SESSION_ENDED = 4401;

/** One connection to the event stream, from hello to its end. Events are applied in order, as many at once as have come. */
export async function follow(line: Line, token: string, signal: AbortSignal): Promise<Ending> {
  const { journal, deviceId } = line;
  const last = await journal.last();
  if (signal.aborted) return 'lost';
  return new Promise((resolve) => {
    const socket = new WebSocket(line.url);
    const waiting: Schemas['ServerFrame'][] = [];
    let isApplying = false;
    let silence: ReturnType<typeof setTimeout>;
    let pinging: ReturnType<typeof setTimeout>;

    const end = (ending: Ending): void => {
      clearTimeout(silence);
      clearTimeout(pinging);
      globalThis.document?.removeEventListener('visibilitychange', ping);
      removeEventListener('offline', lose);
      signal.removeEventListener('abort', lose);
      socket.onmessage = socket.onclose = null;
      waiting.length = 0;
      socket.close();
      resolve(ending);
    };
    const lose = (): void => end('lost');
    const say = (frame: Schemas['ClientFrame']): void => {
      clearTimeout(silence);
      silence = setTimeout(lose, ANSWER_WITHIN);
      socket.send(JSON.stringify(frame));
    };
    const type = (group_id: string): void => {
      // It is answered by nobody.
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'typing', group_id }));
    };
    const ping = (): void => {
      if (socket.readyState === WebSocket.OPEN) say({ type: 'ping' });
    };

    async function applyWaiting(): Promise<void> {
      const frames = waiting.splice(0);
      const told: Told[] = frames.filter((frame) => frame.type === 'event');
      const reset = frames.findLast((frame) => frame.type === 'reset');
      const ready = frames.findLast((frame) => frame.type === 'ready');
      // What came before a reset is in what is reloaded.
      if (reset || (ready && last === null)) await journal.reset((reset ?? ready)!.last);
      const at = told.at(-1)?.at ?? (last === null ? undefined : ready?.last);
      if (at !== undefined) await journal.apply(told, at);
      for (const { event } of told) line.onEvent(event);
      if (reset || ready) line.onLive(type);
    }

    async function pump(): Promise<void> {
      if (isApplying) return;
      isApplying = true;
      try {
        while (waiting.length > 0) await applyWaiting();
      } catch {
        // It could not be kept, so it is asked for again.
        lose();
      } finally {
        isApplying = false;
      }
    }

    socket.onopen = () => say({ type: 'hello', token, device_id: deviceId, last });
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(silence);
      clearTimeout(pinging);
      pinging = setTimeout(ping, PING_EVERY);
      const frame = JSON.parse(data) as Schemas['ServerFrame'];
      if (frame.type === 'refused') return end(frame.error === REFUSED ? 'refused' : 'lost');
      if (frame.type === 'pong') return;
      if (frame.type === 'typing') return line.onTyping(frame);
      waiting.push(frame);
      void pump();
    };
    socket.onclose = ({ code }) => end(code === SESSION_ENDED ? 'refused' : 'lost');
    silence = setTimeout(lose, ANSWER_WITHIN);
    globalThis.document?.addEventListener('visibilitychange', ping);
    addEventListener('offline', lose);
    signal.addEventListener('abort', lose);
  });
}
