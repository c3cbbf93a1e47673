import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { requireGroupMember } from '../groups/membership.ts';
import { normalizeMessageSearchText } from '../groups/ngrams.ts';
import { presentMessages } from './messages.ts';
import { queryMessageSearchHits, type MessageSearchCursor, type MessageSearchQuery } from './message-search-query.ts';

type Page = Schemas['MessagePage'];
type Paging = { limit: number; nextId?: string };
type RoomSearch = Paging & { groupId: string } & Omit<MessageSearchQuery, 'rooms'>;
type Search = Paging & { userId: string; text: string };

/** Searches the messages of a room that contain the text, ignoring case, newest first (spec §5). */
export async function searchGroupMessages(db: Kysely<Database>, search: RoomSearch): Promise<Page> {
  const { userId, groupId, text, type, senderId } = search;
  const { clearedSeq } = await requireGroupMember(db, groupId, userId);
  return searchIn(db, { userId, rooms: [{ groupId, clearedSeq }], text, type, senderId }, search);
}

/** Searches the messages of all rooms of a user, newest first. */
export async function searchMessagesInAllGroups(db: Kysely<Database>, search: Search): Promise<Page> {
  const { userId, text } = search;
  const rooms = await db
    .selectFrom('members')
    .select(['group_id as groupId', 'cleared_seq as clearedSeq'])
    .where('user_id', '=', userId)
    .execute();
  return searchIn(db, { userId, rooms, text }, search);
}

/** A page may be short or empty when the search limit of one page is reached; `next_id` continues from there. */
async function searchIn(db: Kysely<Database>, sought: MessageSearchQuery, { limit, nextId }: Paging): Promise<Page> {
  const { userId, text } = sought;
  if (text !== undefined && normalizeMessageSearchText(text) === '') throw new HttpError('api.body.param_invalid.text');
  const before = nextId === undefined ? null : readMoment(nextId);
  const { hits, next } = await queryMessageSearchHits(db, sought, { amount: limit + 1, before });
  const page = hits.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.selectFrom('messages').selectAll().where('id', 'in', ids).execute();
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const end = hits.length > limit ? page.at(-1)!.cursor : next;
  return { list: await presentMessages(db, rows, userId), next_id: end && end.join('-') };
}

function readMoment(text: string): MessageSearchCursor {
  const match = /^(\d{1,16})-(m\d{1,18})$/.exec(text);
  if (!match) throw new HttpError('api.body.param_invalid.next_id');
  return [Number(match[1]!), match[2]!];
}
