import { HISTORY_PAGE } from '@quintet/domain/chat/limits';
import type { Group } from '@quintet/domain/chat/message';
import type { Stretch } from '@quintet/domain/chat/window';
import { readAround, readNewest } from '../db/history.ts';
import type { ChatDatabase } from '../db/schema.ts';
import type { Frame } from './window-store.ts';
import type { FetchAt } from './fetch-page.ts';
import { OPENING } from './room-state.ts';

/** Messages that a room shows from the device at once: a screen and some more. */
export const AT_ONCE = 60;

interface OpeningOptions {
  readonly db: ChatDatabase;
  readonly groupId: string;
  readonly frame: Frame;
  readonly readGroup: () => Promise<Group>;
  readonly fetchAt: FetchAt;
}

/** Shows a room from the device at once, where what is unread begins, and from the server as far as the device does not know it. */
export function createOpening({ db, groupId, frame, readGroup, fetchAt }: OpeningOptions): () => Promise<void> {
  const { state, change, show } = frame;

  /** The newest page, when what is unread begins in it; else the page that begins with what is unread. */
  function fetchOpening(group: Group, isUnread: boolean): Promise<Stretch | null> {
    const { last_viewed: id, last_viewed_seq: seq } = group;
    if (!isUnread || group.last_seq - seq < HISTORY_PAGE) return fetchAt('before', null);
    return fetchAt('after', id ? { id, seq } : null);
  }

  /** The server could not be asked: what the device has is better than nothing. */
  async function showWithout(error: unknown): Promise<void> {
    if (!state().window) {
      const kept = await readNewest(db, groupId, AT_ONCE);
      if (kept && kept.messages.length > 0) show(kept);
    }
    if (state().window) change({ hasFailed: true });
    else change({ phase: 'failed', error });
  }

  return async function open(): Promise<void> {
    change({ ...OPENING, generation: state().generation });
    try {
      const group = await readGroup();
      const isUnread = group.unread > 0;
      change({ unreadAfter: isUnread ? group.last_viewed_seq : null, startAt: isUnread ? 'unread' : null });
      const kept = isUnread
        ? await readAround(db, groupId, group.last_viewed_seq, AT_ONCE)
        : await readNewest(db, groupId, AT_ONCE);
      if (kept && (kept.messages.length > 0 || kept.range.last >= group.last_seq)) show(kept);
      const wantedUpTo = isUnread ? Math.min(group.last_viewed_seq + 1, group.last_seq) : group.last_seq;
      if (kept && !kept.isUnsure && kept.range.last >= wantedUpTo) return;
      const page = await fetchOpening(group, isUnread);
      if (page) show(page);
    } catch (error) {
      await showWithout(error);
    }
  };
}
