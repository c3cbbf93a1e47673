import { type AuditStatus, PostPrivacy, type PostState } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { PostLifecycleState } from '../../base/database/social-tables.ts';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type Author, queryAuthorsByIds } from './authors.ts';
import { querySignedPostMedia } from './post-media.ts';
import type { Viewer } from './viewer.ts';

export type Post = Schemas['Post'];
type Progress = Schemas['PostProgress'];

type Row = Selectable<Database['posts']> & { is_liked: boolean; is_collected: boolean };

const AUDIT: Record<PostLifecycleState, AuditStatus> = {
  processing: 'auditing',
  failed: 'auditing',
  auditing: 'auditing',
  rejected: 'rejected',
  published: 'approved',
};

const STATE: Record<PostLifecycleState, PostState> = {
  processing: 'processing',
  failed: 'failed',
  auditing: 'published',
  rejected: 'published',
  published: 'published',
};

/** Loads posts by id as the viewer sees them. Callers check the access before (`post-access.ts`). */
export async function queryPostsByIds(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, Post>> {
  if (ids.length === 0) return new Map();
  const has = (table: string) =>
    viewer.userId === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select from ${sql.table(table)} mine where mine.user_id = ${viewer.userId} and mine.post_id = p.id)`;
  const { rows } = await sql<Row>`
    select p.*, ${has('post_likes')} as is_liked, ${has('post_collects')} as is_collected
    from posts p where p.id = any(${[...ids]})`.execute(db);
  const authors = await queryAuthorsByIds(
    db,
    viewer,
    rows.map(({ user_id }) => user_id),
  );
  const unready = rows.filter(({ state }) => state === 'processing' || state === 'failed').map(({ id }) => id);
  const progress = await readProgress(db, unready);
  const closed = rows.filter((row) => row.media.length > 0 && !isPublic(row));
  const media = viewer.userId === null ? new Map() : await querySignedPostMedia(db, viewer.userId, closed);
  return new Map(
    rows.map((row) => {
      const shown = { ...row, media: media.get(row.id) ?? row.media };
      return [row.id, present(shown, authors.get(row.user_id)!, viewer, progress)];
    }),
  );
}

const isPublic = ({ state, privacy }: Row): boolean => state === 'published' && privacy === PostPrivacy.EVERYONE;

function present(row: Row, author: Author, viewer: Viewer, progress: Map<string, Progress>): Post {
  const isOwn = row.user_id === viewer.userId;
  return {
    id: row.id,
    author,
    text: row.text,
    tags: row.tags,
    media: row.media,
    privacy: row.privacy,
    allow_comment: row.allow_comment,
    audit_status: AUDIT[row.state],
    like_count: row.like_count,
    comment_count: row.comment_count,
    collect_count: row.collect_count,
    view_count: row.view_count,
    is_liked: row.is_liked,
    is_collected: row.is_collected,
    create_at: row.create_at.toISOString(),
    update_at: row.update_at.toISOString(),
    state: STATE[row.state],
    progress: progress.get(row.id) ?? null,
    failure: row.failure,
    ...(isOwn && { cid: row.cid }),
  };
}

/** The number of processed files and of all files. */
async function readProgress(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, Progress>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Progress & { post_id: string }>`
    select post_id, count(*) filter (where state = 'ready')::int as done, count(*)::int as total
    from files where post_id = any(${[...ids]}) and position is not null group by post_id`.execute(db);
  return new Map(rows.map(({ post_id, done, total }) => [post_id, { done, total }]));
}

/** Returns posts in the order of the ids; posts deleted since are left out. */
export async function queryPostsInOrder(db: Kysely<Database>, viewer: Viewer, ids: readonly string[]): Promise<Post[]> {
  const posts = await queryPostsByIds(db, viewer, ids);
  return ids.flatMap((id) => posts.get(id) ?? []);
}

/** @throws HttpError if the post was deleted since */
export async function readPost(db: Kysely<Database>, viewer: Viewer, id: string): Promise<Post> {
  const post = (await queryPostsByIds(db, viewer, [id])).get(id);
  if (!post) throw new HttpError('api.post.data_not_exist');
  return post;
}
