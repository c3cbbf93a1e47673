import type { TypingNotice } from './socket.ts';
import type { EventSink, StreamEvent } from './event-sink.ts';
import type { ConnectionState } from './connection-state.ts';
import { runEventStream, type EventStreamOptions } from './reconnect.ts';

type EventType = StreamEvent['type'];
export type StreamEventOfType<T extends EventType> = Extract<StreamEvent, { type: T }>;

/** `types`: asks the leading tab to send that this user is typing in a group. */
type TabMessage =
  | { event: StreamEvent }
  | { liveness: ConnectionState }
  | { ask: true }
  | { missed: true }
  | { typing: TypingNotice }
  | { types: string };

export interface EventClient {
  /** Listens to one event type, whichever tab holds the connection. Returns an unsubscribe function. */
  on<T extends EventType>(type: T, listener: (event: StreamEventOfType<T>) => void): () => void;
  /** This tab missed events that are not repeated; it loads what it shows again. */
  onEventsMissed(listener: () => void): void;
  onConnectionState(listener: (state: ConnectionState) => void): () => void;
  /** Listens to typing notices; they may get lost. */
  onTyping(listener: (typing: TypingNotice) => void): void;
  /** Sends that this user is typing in a group; it may get lost. */
  sendTyping(groupId: string): void;
  /** Whether this tab holds the connection. */
  isLeading(): boolean;
  stop(): void;
}

export type EventClientOptions = Omit<EventStreamOptions, 'onEvent' | 'onTyping' | 'onLive' | 'onLost'> & {
  /** The account's id: tabs of one account share a connection. */
  readonly account: string;
  /** Milliseconds within which the leading tab must answer. */
  readonly answerTimeoutMs?: number;
};

/**
 * The event stream of a browser. The tab that holds the lock is connected and passes events to the others; when it closes, the next tab
 * takes over.
 */
export function startEventClient({ account, answerTimeoutMs = 3_000, ...options }: EventClientOptions): EventClient {
  const name = `quintet.events.${account}`;
  const channel = new BroadcastChannel(name);
  const stopping = new AbortController();
  const listeners = new Map<EventType, Set<(event: never) => void>>();
  const stateListeners = new Set<(connectionState: ConnectionState) => void>();
  const typingListeners = new Set<(typing: TypingNotice) => void>();
  const missedListeners = new Set<() => void>();
  let sendTypingToSocket: (groupId: string) => void = () => undefined;
  let connectionState: ConnectionState = 'catching-up';
  let isLeading = false;
  let hasJoined = false;
  let leadership = new AbortController();
  let answerTimer: ReturnType<typeof setTimeout>;

  const notifyListeners = (event: StreamEvent): void => {
    for (const listener of listeners.get(event.type) ?? []) listener(event as never);
  };
  const setConnectionState = (next: ConnectionState): void => {
    connectionState = next;
    for (const listener of stateListeners) listener(next);
  };
  const notifyTyping = (typing: TypingNotice): void => {
    for (const listener of typingListeners) listener(typing);
  };
  const notifyMissed = (): void => {
    for (const listener of missedListeners) listener();
  };
  const postToTabs = (message: TabMessage): void => {
    if (!stopping.signal.aborted) channel.postMessage(message);
  };
  const changeConnectionState = (next: ConnectionState): void => {
    setConnectionState(next);
    postToTabs({ liveness: next });
  };

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (!('ask' in data || 'types' in data)) clearTimeout(answerTimer);
    if ('event' in data) notifyListeners(data.event);
    else if ('liveness' in data) {
      // What this tab loaded before may lack events that only the other tabs received.
      if (!hasJoined) notifyMissed();
      hasJoined = true;
      setConnectionState(data.liveness);
    } else if ('missed' in data) notifyMissed();
    else if ('typing' in data) notifyTyping(data.typing);
    else if ('types' in data) sendTypingToSocket(data.types);
    else if (isLeading) postToTabs({ liveness: connectionState });
  };

  const { signal } = stopping;

  async function runAsLeader(leading: AbortSignal): Promise<void> {
    isLeading = true;
    hasJoined = true;
    const eventSink: EventSink = {
      ...options.eventSink,
      reset: async (position) => {
        await options.eventSink.reset(position);
        notifyMissed();
        postToTabs({ missed: true });
      },
    };
    const onEvent = (event: StreamEvent): void => {
      notifyListeners(event);
      postToTabs({ event });
    };
    const onTyping = (typing: TypingNotice): void => {
      notifyTyping(typing);
      postToTabs({ typing });
    };
    const onLive = (type: typeof sendTypingToSocket): void => {
      sendTypingToSocket = type;
      changeConnectionState('live');
    };
    const onLost = (): void => changeConnectionState('catching-up');
    await runEventStream({ ...options, eventSink, onEvent, onTyping, onLive, onLost }, leading);
    isLeading = false;
  }

  /** Waits for the lock and leads while it is held, until this tab stops or another tab steals the lock. */
  async function acquireLeadership(steals: boolean): Promise<void> {
    const leading = new AbortController();
    const stop = (): void => leading.abort();
    signal.addEventListener('abort', stop);
    leadership = leading;
    // Without Web Locks (an insecure page) every tab connects for itself.
    if (!('locks' in navigator)) return runAsLeader(leading.signal);
    const lockOptions: LockOptions = steals ? { steal: true } : { signal: leading.signal };
    const wasStolen = await navigator.locks
      .request(name, lockOptions, () => runAsLeader(leading.signal))
      .then(
        () => false,
        // Any other error would repeat for ever: the document is gone, or the browser gives it no locks.
        (error: DOMException) => error.name === 'AbortError' && !leading.signal.aborted,
      );
    signal.removeEventListener('abort', stop);
    leading.abort();
    isLeading = false;
    if (wasStolen && !signal.aborted) await acquireLeadership(false);
  }

  /** A leading tab in the background may be frozen while it holds the lock: the visible tab steals it. */
  function checkLeader(): void {
    if (isLeading || globalThis.document?.hidden) return;
    postToTabs({ ask: true });
    clearTimeout(answerTimer);
    answerTimer = setTimeout(() => {
      if (isLeading || signal.aborted) return;
      leadership.abort();
      void acquireLeadership(true);
    }, answerTimeoutMs);
  }

  void acquireLeadership(false);
  checkLeader();
  globalThis.document?.addEventListener('visibilitychange', checkLeader, { signal });

  return {
    on(type, listener) {
      const known = listeners.get(type) ?? new Set();
      listeners.set(type, known.add(listener));
      return () => known.delete(listener);
    },
    onConnectionState(listener) {
      stateListeners.add(listener);
      listener(connectionState);
      return () => stateListeners.delete(listener);
    },
    onEventsMissed(listener) {
      missedListeners.add(listener);
    },
    onTyping(listener) {
      typingListeners.add(listener);
    },
    sendTyping(groupId) {
      if (isLeading) sendTypingToSocket(groupId);
      else postToTabs({ types: groupId });
    },
    isLeading: () => isLeading,
    stop() {
      stopping.abort();
      clearTimeout(answerTimer);
      channel.close();
    },
  };
}
