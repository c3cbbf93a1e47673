import type { TypingNotice } from './socket.ts';
import type { EventSink, StreamEvent } from './event-sink.ts';
import type { ConnectionState } from './connection-state.ts';
import { runEventStream, type EventStreamOptions } from './reconnect.ts';
import { createTabLeadership } from './tab-leadership.ts';

type EventType = StreamEvent['type'];
export type StreamEventOfType<T extends EventType> = Extract<StreamEvent, { type: T }>;

/** `sendTyping`: asks the leading tab to send that this user is typing in a group. */
type TabMessage =
  | { event: StreamEvent }
  | { connectionState: ConnectionState }
  | { ask: true }
  | { missed: true }
  | { typing: TypingNotice }
  | { sendTyping: string };

export interface EventClient {
  /** Listens to one event type, whichever tab holds the connection. Returns an unsubscribe function. */
  on<T extends EventType>(type: T, listener: (event: StreamEventOfType<T>) => void): () => void;
  /** Listens to all events. */
  onAny(listener: (event: StreamEvent) => void): void;
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

/** The event stream of a browser. The leading tab is connected and passes events to the others. */
export function startEventClient({ account, answerTimeoutMs = 3_000, ...options }: EventClientOptions): EventClient {
  const name = `quintet.events.${account}`;
  const channel = new BroadcastChannel(name);
  const stopping = new AbortController();
  const listeners = new Map<EventType, Set<(event: never) => void>>();
  const anyListeners = new Set<(event: StreamEvent) => void>();
  const stateListeners = new Set<(connectionState: ConnectionState) => void>();
  const typingListeners = new Set<(typing: TypingNotice) => void>();
  const missedListeners = new Set<() => void>();
  let sendTypingToSocket: (groupId: string) => void = () => undefined;
  let connectionState: ConnectionState = 'catching-up';
  let hasJoined = false;

  const notifyListeners = (event: StreamEvent): void => {
    for (const listener of listeners.get(event.type) ?? []) listener(event as never);
    for (const listener of anyListeners) listener(event);
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
    postToTabs({ connectionState: next });
  };

  async function runAsLeader(leading: AbortSignal): Promise<void> {
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
  }

  const leadership = createTabLeadership({
    name,
    signal: stopping.signal,
    answerTimeoutMs,
    run: runAsLeader,
    askLeader: () => postToTabs({ ask: true }),
  });

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (!('ask' in data || 'sendTyping' in data)) leadership.onAnswer();
    if ('event' in data) notifyListeners(data.event);
    else if ('connectionState' in data) {
      // What this tab loaded before may lack events that only the other tabs received.
      if (!hasJoined) notifyMissed();
      hasJoined = true;
      setConnectionState(data.connectionState);
    } else if ('missed' in data) notifyMissed();
    else if ('typing' in data) notifyTyping(data.typing);
    else if ('sendTyping' in data) sendTypingToSocket(data.sendTyping);
    else if (leadership.isLeading()) postToTabs({ connectionState });
  };
  leadership.start();

  return {
    on(type, listener) {
      const known = listeners.get(type) ?? new Set();
      listeners.set(type, known.add(listener));
      return () => known.delete(listener);
    },
    onAny(listener) {
      anyListeners.add(listener);
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
      if (leadership.isLeading()) sendTypingToSocket(groupId);
      else postToTabs({ sendTyping: groupId });
    },
    isLeading: () => leadership.isLeading(),
    stop() {
      stopping.abort();
      channel.close();
    },
  };
}
