import type { Group } from '@quintet/domain/chat/message';
import { clearWindow, receive, type RoomWindow } from '@quintet/domain/chat/window';
import type { Atom, createStore } from 'jotai/vanilla';
import { groupAtom } from '../data/atoms.ts';
import type { Change } from '../db/change.ts';
import { createWindowStore } from './window-store.ts';
import { type JumpResult, createJump, type JumpTarget } from './jump-to-message.ts';
import { createOpenRoom } from './open-room.ts';
import { type FetchAt, fetchAround, fetchPage, type PageSource } from './fetch-page.ts';
import { createLoadMore } from './load-more.ts';
import type { RoomState } from './room-state.ts';

/** Milliseconds that the list of chats may be ahead of a room: news reach both, one after the other. */
const LAG_TOLERANCE_MS = 300;

/** What every room of an account is made from. */
export interface RoomDeps extends PageSource {
  readonly store: ReturnType<typeof createStore>;
  /** Asks the server for a group that this device does not know. */
  readonly loadGroup: (groupId: string) => Promise<Group>;
}

export interface Room {
  readonly groupId: string;
  readonly stateAtom: Atom<RoomState>;
  /** Shows the room from the device at once, and from the server as far as the device does not know it. */
  open(): Promise<void>;
  loadBefore(): Promise<void>;
  loadAfter(): Promise<void>;
  /** Goes to the newest messages: at once to the newest that the device has, and then to the server's. */
  showLatest(): Promise<void>;
  /** Leads to a message anywhere in the history. */
  jumpTo(to: JumpTarget): Promise<JumpResult>;
  /** Back to where one was led away from, or to the newest. */
  jumpBack(): Promise<void>;
  /** The message that was pointed out has been seen. */
  clearHighlight(): void;
  /** Whether the newest message is on the screen; decides which end of a long window goes. */
  setAtEnd(isAtEnd: boolean): void;
  apply(change: Change): void;
  /** The connection is back, or what is known may be out of date. */
  refresh(): Promise<void>;
  close(): void;
}

/** One open room: the window in memory, what fills it and what it hears. */
export function createRoom(groupId: string, { store, loadGroup, ...source }: RoomDeps): Room {
  const { db } = source;
  const controller = new AbortController();
  const { signal } = controller;
  let isAtEnd = true;
  let lagTimer: ReturnType<typeof setTimeout>;

  const windowStore = createWindowStore({ groupId, store, signal, onMissing: () => void loadMore.loadAfter() });
  const { state, change, lastSeq } = windowStore;
  const fetchAt: FetchAt = (direction, anchor) =>
    fetchPage(source, { groupId, direction, anchor, lastSeq: lastSeq(), signal });
  const loadMore = createLoadMore({ db, groupId, windowStore, fetchAt });
  const readGroup = async (): Promise<Group> => store.get(groupAtom(groupId)) ?? loadGroup(groupId);
  const open = createOpenRoom({ db, groupId, windowStore, readGroup, fetchAt });
  const jumpTo = createJump({
    db,
    groupId,
    me: source.me,
    ...windowStore,
    fetchAround: (id) => fetchAround(source, { groupId, id, lastSeq: lastSeq(), signal }),
  });

  async function jumpBack(): Promise<void> {
    const { jumpBackStack } = state();
    const id = jumpBackStack.at(-1);
    change({ jumpBackStack: jumpBackStack.slice(0, -1) });
    if (id === undefined || (await jumpTo({ id })) !== 'there') await loadMore.showLatest();
  }

  function apply({ arrived = [], cleared = [] }: Change): void {
    let { window } = state();
    if (!window) return;
    const before = window;
    for (const received of arrived) {
      if (received.groupId !== groupId) continue;
      window = receive(window, received.messages, received.covered ? [received.covered] : []);
    }
    for (const { groupId: id, seq } of cleared) if (id === groupId) window = clearWindow(window, seq);
    clearTimeout(lagTimer);
    if (isBehind(window)) lagTimer = setTimeout(markBehind, LAG_TOLERANCE_MS);
    if (window !== before) windowStore.setWindow(window, isAtEnd ? 'latest' : 'oldest');
  }

  /** Whether the group has gone on without this window. */
  function isBehind(window: RoomWindow): boolean {
    return window.hasLastHistory && lastSeq() > Math.max(window.range.last, window.ahead.at(-1)?.seq ?? 0);
  }

  function markBehind(): void {
    const { window } = state();
    if (!window || !isBehind(window)) return;
    change({ window: { ...window, hasLastHistory: false } });
    // Nobody scrolls an empty room.
    if (window.messages.length === 0) void loadMore.loadAfter();
  }

  async function refresh(): Promise<void> {
    const { window, phase } = state();
    if (phase === 'failed') return open();
    if (!window) return;
    markBehind();
    await loadMore.refreshEnd();
  }

  return {
    groupId,
    stateAtom: windowStore.stateAtom,
    open,
    loadBefore: loadMore.loadBefore,
    loadAfter: loadMore.loadAfter,
    showLatest: loadMore.showLatest,
    jumpTo,
    jumpBack,
    clearHighlight: () => change({ highlighted: null }),
    setAtEnd: (next) => {
      isAtEnd = next;
      // Whoever came back by themselves need not be led.
      if (next && state().jumpBackStack.length > 0) change({ jumpBackStack: [] });
    },
    apply,
    refresh,
    close() {
      controller.abort();
      windowStore.close();
      clearTimeout(lagTimer);
    },
  };
}
