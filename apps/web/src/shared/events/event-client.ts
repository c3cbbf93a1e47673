import type { Typing } from './socket.ts';
import type { StreamEvent } from './event-store.ts';
import { keepFollowing, type Stream } from './reconnect.ts';

type EventType = StreamEvent['type'];
export type EventOf<T extends EventType> = Extract<StreamEvent, { type: T }>;

/** Whether events arrive as they happen; `catching-up` while there is no connection. */
export type Liveness = 'live' | 'catching-up';

/** `types`: asks the tab with the connection to say that this user types in a group. */
type Note = { event: StreamEvent } | { liveness: Liveness } | { ask: true } | { typing: Typing } | { types: string };

export interface Events {
  /** Hears of one kind of event, in whichever tab the connection is. Returns its undoing. */
  on<T extends EventType>(type: T, listener: (event: EventOf<T>) => void): () => void;
  onLiveness(listener: (liveness: Liveness) => void): () => void;
  /** Hears of who is typing; it may be lost. */
  onTyping(listener: (typing: Typing) => void): void;
  /** Says that this user is typing in a group; it may be lost. */
  type(groupId: string): void;
  stop(): void;
}

export type EventsOptions = Omit<Stream, 'onEvent' | 'onTyping' | 'onLive' | 'onLost'> & {
  /** Names the account: tabs of one share the connection. */
  readonly account: string;
  /** Milliseconds that the leading tab has to say that it lives. */
  readonly answerWithin?: number;
};

/**
 * The event stream of a browser: the tab that holds the lock is connected, the others hear from it. When it closes, the
 * next one takes over.
 */
export function startEvents({ account, answerWithin = 3_000, ...options }: EventsOptions): Events {
  const name = `quintet.events.${account}`;
  const channel = new BroadcastChannel(name);
  const stopping = new AbortController();
  const listeners = new Map<EventType, Set<(event: never) => void>>();
  const watchers = new Set<(liveness: Liveness) => void>();
  const typists = new Set<(typing: Typing) => void>();
  let say: (groupId: string) => void = () => undefined;
  let liveness: Liveness = 'catching-up';
  let isLeading = false;
  let contention = new AbortController();
  let silence: ReturnType<typeof setTimeout>;

  const hear = (event: StreamEvent): void => {
    for (const listener of listeners.get(event.type) ?? []) listener(event as never);
  };
  const see = (next: Liveness): void => {
    liveness = next;
    for (const watcher of watchers) watcher(next);
  };
  const hearTyping = (typing: Typing): void => {
    for (const listener of typists) listener(typing);
  };
  const tell = (note: Note): void => {
    if (!stopping.signal.aborted) channel.postMessage(note);
  };
  const change = (next: Liveness): void => {
    see(next);
    tell({ liveness: next });
  };

  channel.onmessage = ({ data }: MessageEvent<Note>) => {
    if (!('ask' in data || 'types' in data)) clearTimeout(silence);
    if ('event' in data) hear(data.event);
    else if ('liveness' in data) see(data.liveness);
    else if ('typing' in data) hearTyping(data.typing);
    else if ('types' in data) say(data.types);
    else if (isLeading) tell({ liveness });
  };

  const { signal } = stopping;

  async function lead(leading: AbortSignal): Promise<void> {
    isLeading = true;
    const onEvent = (event: StreamEvent): void => {
      hear(event);
      tell({ event });
    };
    const onTyping = (typing: Typing): void => {
      hearTyping(typing);
      tell({ typing });
    };
    const onLive = (type: typeof say): void => {
      say = type;
      change('live');
    };
    const onLost = (): void => change('catching-up');
    await keepFollowing({ ...options, onEvent, onTyping, onLive, onLost }, leading);
    isLeading = false;
  }

  /** Queues for the lock and leads once it is ours, until we stop or another tab takes it from us. */
  async function contend(isTaking: boolean): Promise<void> {
    const leading = new AbortController();
    const stop = (): void => leading.abort();
    signal.addEventListener('abort', stop);
    contention = leading;
    // Without locks (a page that is not secure) every tab connects for itself.
    if (!('locks' in navigator)) return lead(leading.signal);
    const how: LockOptions = isTaking ? { steal: true } : { signal: leading.signal };
    const isTaken = await navigator.locks
      .request(name, how, () => lead(leading.signal))
      .then(
        () => false,
        () => !leading.signal.aborted,
      );
    signal.removeEventListener('abort', stop);
    leading.abort();
    isLeading = false;
    if (isTaken && !signal.aborted) await contend(false);
  }

  /** A leading tab in the background may have been frozen with the lock in its hands: the tab in front takes it over. */
  function check(): void {
    if (isLeading || globalThis.document?.hidden) return;
    tell({ ask: true });
    clearTimeout(silence);
    silence = setTimeout(() => {
      if (isLeading || signal.aborted) return;
      contention.abort();
      void contend(true);
    }, answerWithin);
  }

  void contend(false);
  check();
  globalThis.document?.addEventListener('visibilitychange', check, { signal });

  return {
    on(type, listener) {
      const known = listeners.get(type) ?? new Set();
      listeners.set(type, known.add(listener));
      return () => known.delete(listener);
    },
    onLiveness(listener) {
      watchers.add(listener);
      listener(liveness);
      return () => watchers.delete(listener);
    },
    onTyping(listener) {
      typists.add(listener);
    },
    type(groupId) {
      if (isLeading) say(groupId);
      else tell({ types: groupId });
    },
    stop() {
      stopping.abort();
      clearTimeout(silence);
      channel.close();
    },
  };
}
