import { HISTORY_PAGE } from '@quintet/domain/chat/limits';
import type { Group } from '@quintet/domain/chat/message';
import {
  clearWindow,
  extendWindow,
  openWindow,
  receive,
  type RoomWindow,
  type Stretch,
  trimWindow,
  WINDOW_MAX,
} from '@quintet/domain/chat/window';
import { type Atom, atom, type createStore } from 'jotai/vanilla';
import { groupAtom } from '../data/atoms.ts';
import type { Change } from '../db/change.ts';
import { readAfter, readAround, readBefore, readNewest, type KeptStretch } from '../db/history.ts';
import { type Anchor, fetchAround, fetchPage, type PageSource } from './pages.ts';
import { type Arrival, createJump, type Destination } from './jump.ts';
import { OPENING, type RoomState } from './state.ts';

/** Messages that a room opens with, from the device: a screen and some more. */
const OPENING_COUNT = 60;
/** Milliseconds until a window that has grown too long is cut: after the page that made it grow is on the screen. */
const CUT_AFTER = 200;
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
  const base = atom<RoomState>(OPENING);
  const closing = new AbortController();
  const { signal } = closing;
  let isAtEnd = true;
  let [isLoadingBefore, isLoadingAfter] = [false, false];
  let cutting: ReturnType<typeof setTimeout>;
  let lagging: ReturnType<typeof setTimeout>;

  const state = (): RoomState => store.get(base);
  const change = (part: Partial<RoomState>): void => {
    const isNews = Object.entries(part).some(([name, value]) => !Object.is(Reflect.get(state(), name), value));
    if (isNews && !signal.aborted) store.set(base, { ...state(), ...part });
  };
  const lastSeq = (): number => store.get(groupAtom(groupId))?.last_seq ?? 0;
  const fetchAt = (direction: 'before' | 'after', anchor: Anchor): Promise<Stretch | null> =>
    fetchPage(source, { groupId, direction, anchor, lastSeq: lastSeq(), signal });

  function setWindow(window: RoomWindow, grewAt: 'oldest' | 'latest'): void {
    change({ window, phase: 'ready', error: null });
    if (window.messages.length > WINDOW_MAX) {
      clearTimeout(cutting);
      cutting = setTimeout(() => {
        const current = state().window;
        if (current) change({ window: trimWindow(current, grewAt === 'oldest' ? 'latest' : 'oldest') });
      }, CUT_AFTER);
    }
    if (window.ahead.length > 0) void loadAfter();
  }

  /** Adds a stretch to the window; one that does not touch it takes its place. */
  function show(stretch: Stretch, grewAt: 'oldest' | 'latest' = 'latest'): void {
    const { window } = state();
    const extended = window && extendWindow(window, stretch, lastSeq());
    if (extended && (extended !== window || isInside(stretch, window))) return setWindow(extended, grewAt);
    replace(stretch, grewAt);
  }

  function replace(stretch: Stretch, grewAt: 'oldest' | 'latest' = 'latest'): void {
    change({ generation: state().generation + 1 });
    setWindow(openWindow(stretch, lastSeq()), grewAt);
  }

  const goTo = createJump({
    db,
    groupId,
    me: source.me,
    state,
    change,
    replace,
    fetchAround: (id) => fetchAround(source, { groupId, id, lastSeq: lastSeq(), signal }),
  });

  async function goBack(): Promise<void> {
    const { origins } = state();
    const id = origins.at(-1);
    change({ origins: origins.slice(0, -1) });
    if (id === undefined || (await goTo({ id })) !== 'there') await showLatest();
  }

  async function open(): Promise<void> {
    change({ ...OPENING, generation: state().generation });
    try {
      const group = store.get(groupAtom(groupId)) ?? (await findGroup(groupId));
      const isUnread = group.unread > 0;
      change({ unreadAfter: isUnread ? group.last_viewed_seq : null, startAt: isUnread ? 'unread' : null });
      const kept = isUnread
        ? await readAround(db, groupId, group.last_viewed_seq, OPENING_COUNT)
        : await readNewest(db, groupId, OPENING_COUNT);
      if (kept && (kept.messages.length > 0 || kept.range.last >= group.last_seq)) show(kept);
      const wantedUpTo = isUnread ? Math.min(group.last_viewed_seq + 1, group.last_seq) : group.last_seq;
      if (kept && !kept.isUnsure && kept.range.last >= wantedUpTo) return;
      const page = await fetchOpening(group, isUnread);
      if (page) show(page);
    } catch (error) {
      await showWithout(error);
    }
  }

  /** The newest page, when what is unread begins in it; else the page that begins with what is unread. */
  function fetchOpening(group: Group, isUnread: boolean): Promise<Stretch | null> {
    const { last_viewed: id, last_viewed_seq: seq } = group;
    if (!isUnread || group.last_seq - seq < HISTORY_PAGE) return fetchAt('before', null);
    return fetchAt('after', id ? { id, seq } : null);
  }

  /** The server could not be asked: what the device has is better than nothing. */
  async function showWithout(error: unknown): Promise<void> {
    if (!state().window) {
      const kept = await readNewest(db, groupId, OPENING_COUNT);
      if (kept && kept.messages.length > 0) show(kept);
    }
    if (state().window) change({ hasFailed: true });
    else change({ phase: 'failed', error });
  }

  async function loadBefore(): Promise<void> {
    const { window } = state();
    if (!window || window.hasOldestHistory || isLoadingBefore) return;
    isLoadingBefore = true;
    await load('oldest', readBefore(db, groupId, window.range.first), () =>
      fetchAt('before', window.messages[0] ?? null),
    );
    isLoadingBefore = false;
  }

  async function loadAfter(): Promise<void> {
    const { window } = state();
    const isWhole = window?.hasLastHistory && window.ahead.length === 0;
    if (!window || isWhole || isLoadingAfter) return;
    isLoadingAfter = true;
    const last = window.messages.at(-1);
    await load('latest', readAfter(db, groupId, window.range.last), () =>
      fetchAt(last ? 'after' : 'before', last ?? null),
    );
    isLoadingAfter = false;
  }

  async function load(
    end: 'oldest' | 'latest',
    reading: Promise<KeptStretch | null>,
    fetchIt: () => Promise<Stretch | null>,
  ): Promise<void> {
    try {
      const kept = await reading;
      const hasSome = kept !== null && kept.messages.length > 0;
      if (hasSome) show(kept, end);
      if (hasSome && !kept.isUnsure) return;
      const page = await fetchIt();
      if (page) show(page, end);
      change({ hasFailed: false });
    } catch {
      change({ hasFailed: true });
    }
  }

  async function showLatest(): Promise<void> {
    change({ origins: [], pointedOut: null });
    if (state().window?.hasLastHistory) return;
    change({ startAt: null });
    const isNewest = state().window?.hasNewestKept ?? false;
    try {
      const kept = isNewest ? null : await readNewest(db, groupId, OPENING_COUNT);
      if (kept) replace(kept);
      if (kept && kept.range.last >= lastSeq()) return;
      const page = await fetchAt('before', null);
      if (page) replace(page);
    } catch {
      // Then to the newest that there is.
      change({ hasFailed: true, generation: state().generation + (isNewest ? 1 : 0) });
    }
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
    if (window !== before) setWindow(window, isAtEnd ? 'latest' : 'oldest');
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
    if (window.messages.length === 0) void loadAfter();
  }

  async function refresh(): Promise<void> {
    const { window, phase } = state();
    if (phase === 'failed') return open();
    if (!window) return;
    noteLag();
    // A page that overlaps the end of what is shown: changes of it, and what is new.
    const anchor = window.messages.at(-HISTORY_PAGE) ?? null;
    await load('latest', Promise.resolve(null), () => fetchAt(anchor ? 'after' : 'before', anchor));
  }

  return {
    groupId,
    stateAtom: base,
    open,
    loadBefore,
    loadAfter,
    showLatest,
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
      clearTimeout(cutting);
      clearTimeout(lagging);
    },
  };
}

function isInside({ range }: Stretch, window: RoomWindow): boolean {
  return range.first <= window.range.last + 1 && range.last >= window.range.first - 1;
}
