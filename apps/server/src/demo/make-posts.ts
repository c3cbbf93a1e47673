import type { Schemas } from '@quintet/api/types';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/types.ts';
import type { Drawing } from './art/catalogue.ts';
import { mediaOf } from './art/media.ts';
import type { PlannedPost } from './posts/planned.ts';
import type { Random } from './random.ts';

type Media = Schemas['PostMedia'];

/** Drawings looked at at the same time. */
const AT_ONCE = 4;

/** What posts show, made while other work is done. */
export async function lookAtDrawings(posts: readonly PlannedPost[]): Promise<Map<string, Media>> {
  const left = new Map(
    posts.flatMap(({ drawings }) => drawings).map((drawing): [string, Drawing] => [drawing.name, drawing]),
  );
  const seen = new Map<string, Media>();
  const waiting = left.values();
  const look = async () => {
    for (const drawing of waiting) seen.set(drawing.name, await mediaOf(drawing));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return seen;
}

type Making = {
  trx: Transaction<Database>;
  ids: readonly string[];
  random: Random;
  now: number;
};

/** Posts with all that others did about them, and who follows whom. `ids` are in the order of PEOPLE. */
export async function makePosts(
  { trx, ids, random, now }: Making,
  posts: readonly PlannedPost[],
  media: ReadonlyMap<string, Media>,
): Promise<void> {
  const follows = ids.flatMap((_, place) =>
    random
      .some(
        ids.map((_id, other) => other),
        9 + random.below(14),
      )
      .filter((other) => other !== place)
      .map((other) => [place, other] as const),
  );
  await sql`insert into follows (user_id, followed_id, create_at)
    select follower, followed, at from unnest(${follows.map(([place]) => ids[place]!)}::text[], ${follows.map(([, other]) => ids[other]!)}::text[],
      ${follows.map(() => stamp(now - random.next() * 90 * 24 * 3_600_000))}::timestamptz[]) as follow (follower, followed, at)`.execute(
    trx,
  );
  const made = await trx
    .insertInto('posts')
    .values(
      posts.map(({ author, text, tags, drawings, privacy, allowComment, at }) => ({
        user_id: ids[author]!,
        text,
        tags,
        media: JSON.stringify(drawings.map(({ name }) => media.get(name))),
        privacy,
        allow_comment: allowComment,
        create_at: new Date(at),
        update_at: new Date(at),
      })),
    )
    .returning('id')
    .execute();
  const acts = (of: (post: PlannedPost) => readonly number[]) =>
    posts.flatMap((post, place) =>
      of(post).map(
        (who) => [ids[who]!, made[place]!.id, stamp(post.at + (now - post.at) * random.next() ** 2)] as const,
      ),
    );
  await writeActs(
    trx,
    'post_views',
    acts(({ viewers }) => viewers),
  );
  await writeActs(
    trx,
    'post_likes',
    acts(({ likers }) => likers),
  );
  await writeActs(
    trx,
    'post_collects',
    acts(({ collectors }) => collectors),
  );
  await writeComments(
    trx,
    ids,
    posts.flatMap(({ comments }, place) => comments.map((comment) => ({ ...comment, postId: made[place]!.id }))),
  );
}

const stamp = (time: number): string => new Date(time).toISOString();

type Act = readonly [userId: string, postId: string, at: string];

async function writeActs(
  trx: Transaction<Database>,
  table: 'post_views' | 'post_likes' | 'post_collects',
  acts: readonly Act[],
): Promise<void> {
  await sql`insert into ${sql.table(table)} (user_id, post_id, create_at)
    select * from unnest(${acts.map(([user]) => user)}::text[], ${acts.map(([, post]) => post)}::text[], ${acts.map(([, , at]) => at)}::timestamptz[])`.execute(
    trx,
  );
}

type Said = PlannedPost['comments'][number] & { postId: string };

async function writeComments(
  trx: Transaction<Database>,
  ids: readonly string[],
  comments: readonly Said[],
): Promise<void> {
  const add = async (
    rows: readonly { post_id: string; parent_id: string | null; author: number; text: string; at: number }[],
  ) =>
    (
      await trx
        .insertInto('comments')
        .values(rows.map(({ author, at, ...row }) => ({ ...row, user_id: ids[author]!, create_at: new Date(at) })))
        .returning('id')
        .execute()
    ).map(({ id }) => id);
  const made = await add(
    comments.map(({ postId, author, text, at }) => ({ post_id: postId, parent_id: null, author, text, at })),
  );
  await add(
    comments.flatMap(({ replies, postId }, place) =>
      replies.map(({ author, text, at }) => ({ post_id: postId, parent_id: made[place]!, author, text, at })),
    ),
  );
  const likes = comments.flatMap(({ likers }, place) => likers.map((who) => [ids[who]!, made[place]!] as const));
  await sql`insert into comment_likes (user_id, comment_id)
    select * from unnest(${likes.map(([user]) => user)}::text[], ${likes.map(([, comment]) => comment)}::text[])`.execute(
    trx,
  );
}
