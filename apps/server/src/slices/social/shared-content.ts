import type { Schemas } from '@quintet/api/types';
import { toAuthorId, getAuthorUserId } from '@quintet/domain/social/author-id';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { GetReaderIds } from '../groups/visible-messages.ts';
import { POST_IS_PUBLIC_SQL } from './post-access.ts';
import { queryAuthorsByIds } from './authors.ts';
import { queryPostsInOrder } from './posts.ts';
import { GUEST_VIEWER } from './viewer.ts';

type Shared = Schemas['SharedContent'];
type Open = Shared & { author_id: string };

/** Maximum number of characters of a post's text on its card in a chat. */
const TITLE = 120;

/** Returns the card of a shared author or post for one reader. */
type Cards = (id: string, reader: string) => Shared | undefined;

/**
 * Loads the cards of shared authors and posts by id. A card has content only if the post is public (or the account is not cancelled),
 * and a post only if no block separates reader and author; otherwise the card holds the id only.
 */
export async function queryAuthorAndPostCardLookup(
  db: Kysely<Database>,
  ids: readonly string[],
  readers: GetReaderIds,
): Promise<Cards> {
  if (ids.length === 0) return () => undefined;
  const isPost = (id: string): boolean => id.startsWith('p');
  const [authors, posts] = await Promise.all([
    readAuthors(
      db,
      ids.filter((id) => !isPost(id)),
    ),
    readPosts(db, ids.filter(isPost)),
  ]);
  const open = new Map([...authors, ...posts].map((shared) => [shared.id, shared]));
  const closed = new Map(ids.map((id) => [id, { id, title: '', image: null }]));
  const isParted = await readBlocks(
    db,
    posts.map(({ author_id: id }) => getAuthorUserId(id)),
    await readers(),
  );
  return (id, reader) => {
    const shared = open.get(id);
    const isShown = shared && !(isPost(id) && isParted(getAuthorUserId(shared.author_id), reader));
    return isShown ? shared : closed.get(id);
  };
}

/** Loads the cards of recommended users by user id: those of their author pages. */
export async function queryContactCardLookup(
  db: Kysely<Database>,
  userIds: readonly string[],
  readers: GetReaderIds,
): Promise<Cards> {
  const cards = await queryAuthorAndPostCardLookup(db, userIds.map(toAuthorId), readers);
  return (id, reader) => cards(toAuthorId(id), reader);
}

async function readAuthors(db: Kysely<Database>, ids: readonly string[]): Promise<Open[]> {
  const authors = await queryAuthorsByIds(db, GUEST_VIEWER, ids.map(getAuthorUserId));
  return authors
    .values()
    .filter(({ account_cancelled: isGone }) => !isGone)
    .map(({ id, nickname, avatar, avatar_thumbnail }) => ({
      id,
      author_id: id,
      user_id: getAuthorUserId(id),
      title: nickname,
      image: avatar_thumbnail ?? avatar,
    }))
    .toArray();
}

async function readPosts(db: Kysely<Database>, ids: readonly string[]): Promise<Open[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p join users u on u.id = p.user_id
    where p.id = any(${[...new Set(ids)]}) and ${POST_IS_PUBLIC_SQL}`.execute(db);
  const posts = await queryPostsInOrder(
    db,
    GUEST_VIEWER,
    rows.map(({ id }) => id),
  );
  return posts.map(({ id, author, text, media: [cover] }) => ({
    id,
    author_id: author.id,
    user_id: author.user_id,
    author: author.nickname,
    title: Array.from(text).slice(0, TITLE).join(''),
    image: cover?.thumbnail_url ?? null,
  }));
}

/** Returns a function that tests whether a reader or an author has blocked the other. */
async function readBlocks(db: Kysely<Database>, authorIds: string[], readers: readonly string[]) {
  if (authorIds.length === 0) return () => false;
  const rows = await db
    .selectFrom('blocks')
    .select(['user_id', 'block_id'])
    .where(
      sql<boolean>`user_id = any(${authorIds}) and block_id = any(${readers})
        or block_id = any(${authorIds}) and user_id = any(${readers})`,
    )
    .execute();
  const pairs = new Set(rows.map(({ user_id, block_id }) => `${user_id} ${block_id}`));
  return (author: string, reader: string): boolean =>
    pairs.has(`${author} ${reader}`) || pairs.has(`${reader} ${author}`);
}
