import {
  extendMessageWindow,
  createMessageWindow,
  type MessageWindow,
  type MessageChunk,
  trimMessageWindow,
  MESSAGE_WINDOW_MAX,
} from '@quintet/domain/chat/message-window';
import { type Atom, atom, type createStore } from 'jotai/vanilla';
import { groupAtomFamily } from '../sync/atoms.ts';
import { INITIAL_ROOM_TIMELINE_STATE, type RoomTimelineState } from './room-timeline-state.ts';

/** Milliseconds until a long window is trimmed, after the new page has rendered. */
const TRIM_DELAY_MS = 200;

/** An end of the window. */
export type MessageWindowEnd = 'oldest' | 'latest';

interface WindowStoreOptions {
  readonly groupId: string;
  readonly store: ReturnType<typeof createStore>;
  readonly signal: AbortSignal;
  /** Received messages do not connect to the window yet. */
  readonly onMissing: () => void;
}

/** A running jump or load. It is outdated once another jump starts or another run replaces the window: a late page must not undo that. */
export interface MessageWindowLoad {
  readonly isOutdated: () => boolean;
  /** Changes the window for this run, which stays current. */
  readonly apply: (change: () => void) => void;
}

/** The window of messages that a room shows: extends, replaces and trims it. */
export interface MessageWindowStore {
  readonly stateAtom: Atom<RoomTimelineState>;
  readonly state: () => RoomTimelineState;
  readonly change: (part: Partial<RoomTimelineState>) => void;
  /** The newest known `seq`. */
  readonly lastSeq: () => number;
  /** Sets a continued window; a long one is trimmed at the other end. */
  readonly setWindow: (window: MessageWindow, grewAt: MessageWindowEnd) => void;
  /** Adds a chunk to the window; a chunk that does not touch the window replaces it. */
  readonly show: (chunk: MessageChunk, grewAt?: MessageWindowEnd) => void;
  /** Replaces the window. */
  readonly replace: (chunk: MessageChunk, grewAt?: MessageWindowEnd) => void;
  /** Starts an opening or a jump, which outdates all that runs. */
  readonly startJump: () => MessageWindowLoad;
  /** Starts the loading of a page of the shown window. */
  readonly startLoad: () => MessageWindowLoad;
  readonly close: () => void;
}

export function createMessageWindowStore({
  groupId,
  store,
  signal,
  onMissing,
}: WindowStoreOptions): MessageWindowStore {
  const stateAtom = atom<RoomTimelineState>(INITIAL_ROOM_TIMELINE_STATE);
  let trimTimer: ReturnType<typeof setTimeout>;
  /** Grows when a jump starts and when the window is replaced. */
  let version = 0;

  const state = (): RoomTimelineState => store.get(stateAtom);
  const change = (part: Partial<RoomTimelineState>): void => {
    const hasChanged = Object.entries(part).some(([name, value]) => !Object.is(Reflect.get(state(), name), value));
    if (hasChanged && !signal.aborted) store.set(stateAtom, { ...state(), ...part });
  };
  const lastSeq = (): number => store.get(groupAtomFamily(groupId))?.last_seq ?? 0;

  function setWindow(window: MessageWindow, grewAt: MessageWindowEnd): void {
    change({ window, phase: 'ready', error: null });
    if (window.messages.length > MESSAGE_WINDOW_MAX) {
      clearTimeout(trimTimer);
      trimTimer = setTimeout(() => {
        const current = state().window;
        if (current) change({ window: trimMessageWindow(current, grewAt === 'oldest' ? 'latest' : 'oldest') });
      }, TRIM_DELAY_MS);
    }
    if (window.detached.length > 0) onMissing();
  }

  function show(chunk: MessageChunk, grewAt: MessageWindowEnd = 'latest'): void {
    const { window } = state();
    const extended = window && extendMessageWindow(window, chunk, lastSeq());
    if (extended && (extended !== window || touchesWindow(chunk, window))) return setWindow(extended, grewAt);
    replace(chunk, grewAt);
  }

  function replace(chunk: MessageChunk, grewAt: MessageWindowEnd = 'latest'): void {
    version += 1;
    change({ generation: state().generation + 1 });
    setWindow(createMessageWindow(chunk, lastSeq()), grewAt);
  }

  function startLoad(): MessageWindowLoad {
    let own = version;
    return {
      isOutdated: () => own !== version,
      apply(changeWindow) {
        changeWindow();
        own = version;
      },
    };
  }

  function startJump(): MessageWindowLoad {
    version += 1;
    change({ isJumping: false });
    return startLoad();
  }

  return {
    stateAtom: stateAtom,
    state,
    change,
    lastSeq,
    setWindow,
    show,
    replace,
    startJump,
    startLoad,
    close: () => clearTimeout(trimTimer),
  };
}

function touchesWindow({ range }: MessageChunk, window: MessageWindow): boolean {
  return range.first <= window.range.last + 1 && range.last >= window.range.first - 1;
}
