import type { Group } from '@quintet/domain/chat/message';
import { clearWindow, receive, type RoomWindow } from '@quintet/domain/chat/window';
import type { Atom, createStore } from 'jotai/vanilla';
import { groupAtom } from '../data/atoms.ts';
import type { Change } from '../db/change.ts';
import { createFrame } from './window-store.ts';
import { type Arrival, createJump, type Destination } from './jump-to-message.ts';
import { createOpening } from './open-room.ts';
import { type FetchAt, fetchAround, fetchPage, type PageSource } from './fetch-page.ts';
import { createPaging } from './load-more.ts';
import type { RoomState } from './room-state.ts';

/** Milliseconds that the list of chats may be ahead of a room: news reach both, one after the other. */
const LAG_AFTER = 300;

/** What every room of an account is made from. */
export interface RoomWire extends PageSource {
  readonly store: ReturnType<typeof createStore>;
  /** Asks the server for a group that this device does not know. */
  readonly findGroup: (groupId: string) => Promise<Group>;
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
  goTo(to: Destination): Promise<Arrival>;
  /** Back to where one was led away from, or to the newest. */
  goBack(): Promise<void>;
  /** The message that was pointed out has been seen. */
  forgetPointedOut(): void;
  /** Whether the newest message is on the screen; decides which end of a long window goes. */
  setAtEnd(isAtEnd: boolean): void;
  apply(change: Change): void;
  /** The connection is back, or what is known may be out of date. */
  refresh(): Promise<void>;
  close(): void;
}

/** One open room: the window in memory, what fills it and what it hears. */
export function createRoom(groupId: string, { store, findGroup, ...source }: RoomWire): Room {
  const { db } = source;
  const closing = new AbortController();
  const { signal } = closing;
  let isAtEnd = true;
  let lagging: ReturnType<typeof setTimeout>;

  const frame = createFrame({ groupId, store, signal, onGap: () => void paging.loadAfter() });
  const { state, change, lastSeq } = frame;
  const fetchAt: FetchAt = (direction, anchor) =>
    fetchPage(source, { groupId, direction, anchor, lastSeq: lastSeq(), signal });
  const paging = createPaging({ db, groupId, frame, fetchAt });
  const readGroup = async (): Promise<Group> => store.get(groupAtom(groupId)) ?? findGroup(groupId);
  const open = createOpening({ db, groupId, frame, readGroup, fetchAt });
  const goTo = createJump({
    db,
    groupId,
    me: source.me,
    ...frame,
    fetchAround: (id) => fetchAround(source, { groupId, id, lastSeq: lastSeq(), signal }),
  });

  async function goBack(): Promise<void> {
    const { origins } = state();
    const id = origins.at(-1);
    change({ origins: origins.slice(0, -1) });
    if (id === undefined || (await goTo({ id })) !== 'there') await paging.showLatest();
  }

  function apply({ arrived = [], cleared = [] }: Change): void {
    let { window } = state();
    if (!window) return;
    const before = window;
    for (const arrival of arrived) {
      if (arrival.groupId !== groupId) continue;
      window = receive(window, arrival.messages, arrival.covered ? [arrival.covered] : []);
    }
    for (const { groupId: id, seq } of cleared) if (id === groupId) window = clearWindow(window, seq);
    clearTimeout(lagging);
    if (isBehind(window)) lagging = setTimeout(noteLag, LAG_AFTER);
    if (window !== before) frame.setWindow(window, isAtEnd ? 'latest' : 'oldest');
  }

  /** Whether the group has gone on without this window. */
  function isBehind(window: RoomWindow): boolean {
    return window.hasLastHistory && lastSeq() > Math.max(window.range.last, window.ahead.at(-1)?.seq ?? 0);
  }

  function noteLag(): void {
    const { window } = state();
    if (!window || !isBehind(window)) return;
    change({ window: { ...window, hasLastHistory: false } });
    // Nobody scrolls an empty room.
    if (window.messages.length === 0) void paging.loadAfter();
  }

  async function refresh(): Promise<void> {
    const { window, phase } = state();
    if (phase === 'failed') return open();
    if (!window) return;
    noteLag();
    await paging.renewEnd();
  }

  return {
    groupId,
    stateAtom: frame.stateAtom,
    open,
    loadBefore: paging.loadBefore,
    loadAfter: paging.loadAfter,
    showLatest: paging.showLatest,
    goTo,
    goBack,
    forgetPointedOut: () => change({ pointedOut: null }),
    setAtEnd: (next) => {
      isAtEnd = next;
      // Whoever came back by themselves need not be led.
      if (next && state().origins.length > 0) change({ origins: [] });
    },
    apply,
    refresh,
    close() {
      closing.abort();
      frame.close();
      clearTimeout(lagging);
    },
  };
}
