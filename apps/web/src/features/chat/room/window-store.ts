import {
  extendWindow,
  openWindow,
  type RoomWindow,
  type Stretch,
  trimWindow,
  WINDOW_MAX,
} from '@quintet/domain/chat/window';
import { type Atom, atom, type createStore } from 'jotai/vanilla';
import { groupAtom } from '../data/atoms.ts';
import { OPENING, type RoomState } from './room-state.ts';

/** Milliseconds until a window that has grown too long is cut: after the page that made it grow is on the screen. */
const CUT_AFTER = 200;

/** The end of a window. */
export type End = 'oldest' | 'latest';

interface FrameOptions {
  readonly groupId: string;
  readonly store: ReturnType<typeof createStore>;
  readonly signal: AbortSignal;
  /** Messages came that do not touch the window yet. */
  readonly onGap: () => void;
}

/** What a room shows: a window of its messages, which is extended, exchanged and cut. */
export interface Frame {
  readonly stateAtom: Atom<RoomState>;
  readonly state: () => RoomState;
  readonly change: (part: Partial<RoomState>) => void;
  /** The newest `seq` that is known to exist. */
  readonly lastSeq: () => number;
  /** Shows the window that the present one became; where it grew too long, it is cut at the other end. */
  readonly setWindow: (window: RoomWindow, grewAt: End) => void;
  /** Adds a stretch to the window; one that does not touch it takes its place. */
  readonly show: (stretch: Stretch, grewAt?: End) => void;
  /** Exchanges the window. */
  readonly replace: (stretch: Stretch, grewAt?: End) => void;
  readonly close: () => void;
}

export function createFrame({ groupId, store, signal, onGap }: FrameOptions): Frame {
  const base = atom<RoomState>(OPENING);
  let cutting: ReturnType<typeof setTimeout>;

  const state = (): RoomState => store.get(base);
  const change = (part: Partial<RoomState>): void => {
    const isNews = Object.entries(part).some(([name, value]) => !Object.is(Reflect.get(state(), name), value));
    if (isNews && !signal.aborted) store.set(base, { ...state(), ...part });
  };
  const lastSeq = (): number => store.get(groupAtom(groupId))?.last_seq ?? 0;

  function setWindow(window: RoomWindow, grewAt: End): void {
    change({ window, phase: 'ready', error: null });
    if (window.messages.length > WINDOW_MAX) {
      clearTimeout(cutting);
      cutting = setTimeout(() => {
        const current = state().window;
        if (current) change({ window: trimWindow(current, grewAt === 'oldest' ? 'latest' : 'oldest') });
      }, CUT_AFTER);
    }
    if (window.ahead.length > 0) onGap();
  }

  function show(stretch: Stretch, grewAt: End = 'latest'): void {
    const { window } = state();
    const extended = window && extendWindow(window, stretch, lastSeq());
    if (extended && (extended !== window || isInside(stretch, window))) return setWindow(extended, grewAt);
    replace(stretch, grewAt);
  }

  function replace(stretch: Stretch, grewAt: End = 'latest'): void {
    change({ generation: state().generation + 1 });
    setWindow(openWindow(stretch, lastSeq()), grewAt);
  }

  return { stateAtom: base, state, change, lastSeq, setWindow, show, replace, close: () => clearTimeout(cutting) };
}

function isInside({ range }: Stretch, window: RoomWindow): boolean {
  return range.first <= window.range.last + 1 && range.last >= window.range.first - 1;
}
