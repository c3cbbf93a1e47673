import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import { isOpenToAll } from './access.ts';
import { loadAuthors } from './authors.ts';
import { listPosts } from './posts.ts';
import { GUEST, userIdOf } from './viewer.ts';

type Shared = Schemas['SharedContent'];

/** Characters of a post that its card in a chat shows. */
const TITLE = 120;

/**
 * What chats show of shared authors and posts, by the id that was shared: only what everybody may see. Of what is closed to some, or
 * gone, nothing but the id is told.
 */
export async function readShared(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, Shared>> {
  const isPost = (id: string): boolean => id.startsWith('p');
  const [authors, posts] = await Promise.all([
    readAuthors(
      db,
      ids.filter((id) => !isPost(id)),
    ),
    readPosts(db, ids.filter(isPost)),
  ]);
  const known = new Map([...authors, ...posts].map((shared) => [shared.id, shared]));
  return new Map(ids.map((id) => [id, known.get(id) ?? { id, title: '', image: null }]));
}

async function readAuthors(db: Kysely<Database>, ids: readonly string[]): Promise<Shared[]> {
  const authors = await loadAuthors(db, GUEST, ids.map(userIdOf));
  return authors
    .values()
    .filter(({ account_cancelled: isGone }) => !isGone)
    .map(({ id, nickname, avatar, avatar_thumbnail }) => ({
      id,
      author_id: id,
      title: nickname,
      image: avatar_thumbnail ?? avatar,
    }))
    .toArray();
}

async function readPosts(db: Kysely<Database>, ids: readonly string[]): Promise<Shared[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p join users u on u.id = p.user_id
    where p.id = any(${[...new Set(ids)]}) and ${isOpenToAll}`.execute(db);
  const posts = await listPosts(
    db,
    GUEST,
    rows.map(({ id }) => id),
  );
  return posts.map(({ id, author, text, media: [cover] }) => ({
    id,
    author_id: author.id,
    author: author.nickname,
    title: Array.from(text).slice(0, TITLE).join(''),
    image: cover?.thumbnail_url ?? null,
  }));
}

/** What a message shares; undefined for one that shares nothing. */
export const sharedIn = ({ type, target_id: id }: { type: string; target_id: string | null }): string | undefined =>
  (type === 'share_social_author' || type === 'share_social_post') && id !== null ? id : undefined;
