import type { Schemas } from '@quintet/api/types';
import type { Kysely, Selectable } from 'kysely';
import type { NotificationTables } from '../../base/database/notification-tables.ts';
import type { Database } from '../../base/database/types.ts';
import { queryUserSummaries } from '../profile/summaries.ts';
import {
  queryVisibleCommentTexts,
  queryGroupNamesForMember,
  queryVisibleMessageTexts,
  queryVisibleActors,
  queryVisiblePosts,
} from './visible-content.ts';

type Notification = Schemas['Notification'];

export type NotificationRow = Selectable<NotificationTables['notifications']> & {
  is_viewed: boolean;
  /** The latest first. */
  entries: { actor_id: string | null; ref_id: string | null }[];
};

const MAX_ACTORS = 3;
/** Maximum number of characters of a post's or comment's text. */
const EXCERPT = 120;

/** Presents notifications with what their user may see now. */
export async function presentNotifications(
  db: Kysely<Database>,
  userId: string,
  rows: readonly NotificationRow[],
): Promise<Notification[]> {
  const actorIds = ids(rows.flatMap(({ entries }) => entries.map(({ actor_id }) => actor_id)));
  const [visible, users, posts, comments, messages, groups] = await Promise.all([
    queryVisibleActors(db, userId, actorIds),
    queryUserSummaries(db, userId, actorIds),
    queryVisiblePosts(db, userId, ids(rows.map(({ post_id }) => post_id))),
    queryVisibleCommentTexts(db, userId, ids(rows.map(getCommentId))),
    queryVisibleMessageTexts(db, userId, ids(rows.map(getMessageId))),
    queryGroupNamesForMember(db, userId, ids(rows.map(({ group_id }) => group_id))),
  ]);
  return rows.map((row) => {
    const { type, post_id, group_id, entries } = row;
    const { announcement = null, ...values } = row.data;
    const post = posts.get(post_id ?? '');
    const refId = entries[0]?.ref_id ?? null;
    const actors = ids(entries.map(({ actor_id }) => actor_id)).filter((id) =>
      type === 'post_collect' ? visible.get(id)?.showsCollects : visible.has(id),
    );
    return {
      id: row.id,
      type,
      position: String(row.position),
      count: row.count,
      actors: actors.slice(0, MAX_ACTORS).flatMap((id) => users.get(id) ?? []),
      target: { kind: refId ? toRefKind(row) : row.target_kind, id: refId ?? row.target_id, post_id, group_id },
      values,
      title: post ? excerpt(post.text) : (groups.get(group_id ?? '') ?? null),
      text: excerpt(comments.get(getCommentId(row) ?? '') ?? messages.get(getMessageId(row) ?? '')),
      image: post?.media[0]?.thumbnail_url ?? null,
      announcement,
      is_viewed: row.is_viewed,
      create_at: row.last_at.toISOString(),
    };
  });
}

const ids = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((id) => id !== null))];

/** What the entries refer to: messages of a group, else comments. */
const toRefKind = ({ target_kind }: NotificationRow) => (target_kind === 'group' ? 'message' : 'comment');

const getMessageId = (row: NotificationRow): string | null =>
  toRefKind(row) === 'message' ? (row.entries[0]?.ref_id ?? null) : null;

/** The newest comment, or the liked one. */
const getCommentId = (row: NotificationRow): string | null =>
  toRefKind(row) === 'comment'
    ? (row.entries[0]?.ref_id ?? (row.target_kind === 'comment' ? row.target_id : null))
    : null;

const excerpt = (text: string | undefined): string | null => text?.slice(0, EXCERPT) ?? null;
