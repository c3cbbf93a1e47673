import type { Group } from '@quintet/domain/chat/message';
import {
  clearMessageWindowUpTo,
  mergeIntoMessageWindow,
  type MessageWindow,
} from '@quintet/domain/chat/message-window';
import type { Atom, createStore } from 'jotai/vanilla';
import { groupAtomFamily } from '../sync/atoms.ts';
import type { RoomChangeReceiver } from '../sync/chat-change-applier.ts';
import type { ChatChange } from '../storage/change.ts';
import { createMessageWindowStore } from './message-window-store.ts';
import { type MessageJumpResult, createMessageJumper, type MessageJumpTarget } from './jump-to-message.ts';
import { createInitialHistoryLoader } from './load-initial-history.ts';
import {
  type FetchHistoryPage,
  fetchAndSaveHistoryAround,
  fetchAndSaveHistoryPage,
  type HistoryFetchDeps,
} from './fetch-history.ts';
import { createHistoryLoader } from './history-loader.ts';
import type { RoomTimelineState } from './room-timeline-state.ts';

/** How long the room waits before it treats a newer `last_seq` of its group as missing messages. */
const LAG_TOLERANCE_MS = 300;

/** The dependencies shared by all rooms. */
export interface RoomDeps extends HistoryFetchDeps {
  readonly store: ReturnType<typeof createStore>;
  /** Fetches a group that this device does not have. */
  readonly loadGroup: (groupId: string) => Promise<Group>;
}

export interface RoomTimelineController extends RoomChangeReceiver {
  readonly stateAtom: Atom<RoomTimelineState>;
  /** Shows the room from the cache, then fetches what the cache lacks. */
  open(): Promise<void>;
  loadBefore(): Promise<void>;
  loadAfter(): Promise<void>;
  /** Shows the newest messages: from the cache, then from the server. */
  showLatest(): Promise<void>;
  /** Jumps to any message of the history. */
  jumpTo(to: MessageJumpTarget): Promise<MessageJumpResult>;
  /** Jumps back to the previous position, or to the newest message. */
  jumpBack(): Promise<void>;
  /** Removes the highlight once it was shown. */
  clearHighlight(): void;
  /** Whether the newest message is visible; decides which end of a long window is trimmed. */
  setAtEnd(isAtEnd: boolean): void;
  /** Refreshes after a reconnect or reset. */
  refresh(): Promise<void>;
  close(): void;
}

/** The timeline of an open room: its window of messages in memory and everything that fills and updates it. */
export function createRoomTimelineController(
  groupId: string,
  { store, loadGroup, ...source }: RoomDeps,
): RoomTimelineController {
  const { db } = source;
  const controller = new AbortController();
  const { signal } = controller;
  let isAtEnd = true;
  let lagTimer: ReturnType<typeof setTimeout>;

  const windowStore = createMessageWindowStore({
    groupId,
    store,
    signal,
    onMissing: () => void historyLoader.loadAfter(),
  });
  const { state, change, lastSeq } = windowStore;
  const fetchAt: FetchHistoryPage = (direction, anchor) =>
    fetchAndSaveHistoryPage(source, { groupId, direction, anchor, lastSeq: lastSeq(), signal });
  const historyLoader = createHistoryLoader({ db, groupId, windowStore, fetchAt });
  const readGroup = async (): Promise<Group> => store.get(groupAtomFamily(groupId)) ?? loadGroup(groupId);
  const open = createInitialHistoryLoader({ db, groupId, windowStore, readGroup, fetchAt });
  const jumpTo = createMessageJumper({
    db,
    groupId,
    me: source.me,
    ...windowStore,
    fetchAround: (id) => fetchAndSaveHistoryAround(source, { groupId, id, lastSeq: lastSeq(), signal }),
  });

  async function jumpBack(): Promise<void> {
    const { jumpBackStack } = state();
    const id = jumpBackStack.at(-1);
    change({ jumpBackStack: jumpBackStack.slice(0, -1) });
    if (id === undefined || (await jumpTo({ id })) !== 'there') await historyLoader.showLatest();
  }

  function apply({ receivedMessages = [], cleared = [] }: ChatChange): void {
    let { window } = state();
    if (!window) return;
    const before = window;
    for (const received of receivedMessages) {
      if (received.groupId !== groupId) continue;
      window = mergeIntoMessageWindow(window, received.messages, received.covered ? [received.covered] : []);
    }
    for (const { groupId: id, seq } of cleared) if (id === groupId) window = clearMessageWindowUpTo(window, seq);
    clearTimeout(lagTimer);
    if (isBehind(window)) lagTimer = setTimeout(markBehind, LAG_TOLERANCE_MS);
    if (window !== before) windowStore.setWindow(window, isAtEnd ? 'latest' : 'oldest');
  }

  /** Whether the group has newer messages than the window. */
  function isBehind(window: MessageWindow): boolean {
    return window.hasNewestHistory && lastSeq() > Math.max(window.range.last, window.detached.at(-1)?.seq ?? 0);
  }

  function markBehind(): void {
    const { window } = state();
    if (!window || !isBehind(window)) return;
    change({ window: { ...window, hasNewestHistory: false } });
    // An empty room cannot be scrolled.
    if (window.messages.length === 0) void historyLoader.loadAfter();
  }

  async function refresh(): Promise<void> {
    const { window, phase } = state();
    if (phase === 'failed') return open();
    if (!window) return;
    markBehind();
    await historyLoader.refreshEnd();
  }

  return {
    groupId,
    stateAtom: windowStore.stateAtom,
    open,
    loadBefore: historyLoader.loadBefore,
    loadAfter: historyLoader.loadAfter,
    showLatest: historyLoader.showLatest,
    jumpTo,
    jumpBack,
    clearHighlight: () => change({ highlighted: null }),
    setAtEnd: (next) => {
      isAtEnd = next;
      // The user has scrolled back to the end.
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
