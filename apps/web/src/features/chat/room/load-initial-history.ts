import { HISTORY_PAGE_SIZE } from '@quintet/domain/limits';
import type { Group } from '@quintet/domain/chat/message';
import type { MessageChunk } from '@quintet/domain/chat/message-window';
import { readCachedHistoryAround, readNewestCachedHistory } from '../storage/history.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import type { MessageWindowStore } from './message-window-store.ts';
import type { FetchHistoryPage } from './fetch-history.ts';
import { INITIAL_ROOM_TIMELINE_STATE } from './room-timeline-state.ts';

/** Messages shown from the cache at once: one screen and some more. */
export const INITIAL_MESSAGE_COUNT = 60;

interface InitialHistoryLoaderOptions {
  readonly db: ChatDatabase;
  readonly groupId: string;
  readonly windowStore: MessageWindowStore;
  readonly readGroup: () => Promise<Group>;
  readonly fetchAt: FetchHistoryPage;
}

/** Returns the function that loads an opened room from the cache at the first unread message, then fetches what the cache lacks. */
export function createInitialHistoryLoader({
  db,
  groupId,
  windowStore,
  readGroup,
  fetchAt,
}: InitialHistoryLoaderOptions): () => Promise<void> {
  const { state, change, show, startJump } = windowStore;

  /** Fetches the newest page if it contains the first unread message, else the page that starts with it. */
  function fetchInitial(group: Group, isUnread: boolean): Promise<MessageChunk | null> {
    const { last_viewed: id, last_viewed_seq: seq } = group;
    if (!isUnread || group.last_seq - seq < HISTORY_PAGE_SIZE) return fetchAt('before', null);
    return fetchAt('after', id ? { id, seq } : null);
  }

  /** The server is unreachable: shows the cache. */
  async function showCached(error: unknown): Promise<void> {
    if (!state().window) {
      const cached = await readNewestCachedHistory(db, groupId, INITIAL_MESSAGE_COUNT);
      if (cached && cached.messages.length > 0) show(cached);
    }
    if (state().window) change({ hasFailed: true });
    else change({ phase: 'failed', error });
  }

  return async function open(): Promise<void> {
    change({ ...INITIAL_ROOM_TIMELINE_STATE, generation: state().generation });
    const jump = startJump();
    try {
      const group = await readGroup();
      const isUnread = group.unread > 0;
      change({ unreadAfter: isUnread ? group.last_viewed_seq : null, startAt: isUnread ? 'unread' : null });
      const cached = isUnread
        ? await readCachedHistoryAround(db, groupId, group.last_viewed_seq, INITIAL_MESSAGE_COUNT)
        : await readNewestCachedHistory(db, groupId, INITIAL_MESSAGE_COUNT);
      if (cached && (cached.messages.length > 0 || cached.range.last >= group.last_seq)) jump.apply(() => show(cached));
      const neededSeq = isUnread ? Math.min(group.last_viewed_seq + 1, group.last_seq) : group.last_seq;
      if (cached && !cached.isStale && cached.range.last >= neededSeq) return;
      const page = await fetchInitial(group, isUnread);
      if (page && !jump.isOutdated()) show(page);
    } catch (error) {
      if (!jump.isOutdated()) await showCached(error);
    }
  };
}
