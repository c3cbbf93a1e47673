import type { ApiClient } from '@quintet/api/client';
import { ApiError } from '@quintet/api/error';
import { HISTORY_PAGE_SIZE } from '@quintet/domain/limits';
import type { Message } from '@quintet/domain/chat/message';
import type { MessageChunk } from '@quintet/domain/chat/message-window';
import { saveHistoryPage, type CachedMessageChunk } from '../storage/history.ts';
import type { ChatDatabase } from '../storage/schema.ts';

export interface HistoryFetchDeps {
  readonly db: ChatDatabase;
  readonly api: ApiClient;
  readonly me: string;
}

/** The message before or after which a page starts; null for the newest page. */
export type HistoryPageAnchor = Pick<Message, 'id' | 'seq'> | null;

/** Fetches a page of the room before or after a message. */
export type FetchHistoryPage = (
  direction: 'before' | 'after',
  anchor: HistoryPageAnchor,
) => Promise<MessageChunk | null>;

interface PageOptions {
  readonly groupId: string;
  readonly direction: 'before' | 'after';
  readonly anchor: HistoryPageAnchor;
  /** The newest known `seq`. */
  readonly lastSeq: number;
  readonly signal: AbortSignal;
}

/** Fetches and saves a page of the history (spec §4, History paging). Null when there was nothing more. */
export async function fetchAndSaveHistoryPage(
  { db, api, me }: HistoryFetchDeps,
  options: PageOptions,
): Promise<CachedMessageChunk | null> {
  const { groupId, direction, anchor, lastSeq, signal } = options;
  const { data } = await api.GET('/api/v2/groups/{id}/messages', {
    params: {
      path: { id: groupId },
      query: { direction, limit: HISTORY_PAGE_SIZE, ...(anchor && { msg_id: anchor.id }) },
    },
    signal,
  });
  return saveHistoryPage(db, me, groupId, data!.result, { direction, anchor: anchor?.seq ?? null, lastSeq });
}

interface AroundOptions extends Omit<PageOptions, 'direction' | 'anchor'> {
  readonly id: string;
}

/** Statuses for an id that is malformed or of no message of this room. */
const GONE_STATUSES = [400, 404];

/** Fetches and saves the page around a message. Null when this user cannot see such a message in the room. */
export async function fetchAndSaveHistoryAround(
  { db, api, me }: HistoryFetchDeps,
  options: AroundOptions,
): Promise<CachedMessageChunk | null> {
  const { groupId, id, lastSeq, signal } = options;
  const page = await api
    .GET('/api/v2/groups/{id}/messages', {
      params: { path: { id: groupId }, query: { direction: 'around', limit: HISTORY_PAGE_SIZE, msg_id: id } },
      signal,
    })
    .then(
      ({ data }) => data!.result,
      (error: unknown) => {
        if (error instanceof ApiError && GONE_STATUSES.includes(error.status)) return [];
        throw error;
      },
    );
  const middle = page.find((message) => message.id === id);
  if (!middle) return null;
  return saveHistoryPage(db, me, groupId, page, { direction: 'around', anchor: middle.seq, lastSeq });
}
