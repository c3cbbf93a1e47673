import { presentPostFile } from '@quintet/server/slices/social/post-media';
import type { FileRow } from '@quintet/server/media/files';
import { sql } from 'kysely';
import { mapConcurrently, type StoredDemoPostFile, type DemoMediaDeps, storeDemoPostFile } from '../media.ts';
import type { DemoSeedContext } from '../seed-context.ts';
import { DEMO_USERS } from '../users.ts';
import { isDemoVideoAsset, type DemoPostContent, DEMO_POSTS } from './content.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PERIOD_MS = 45 * DAY_MS;

type CreatedPost = { id: string; author: number; at: number; content: DemoPostContent };

const indexOf = new Map(DEMO_USERS.map(({ handle }, index) => [handle, index]));
const toIso = (time: number): string => new Date(time).toISOString();

/** Stores the media of all posts. */
export const storeDemoPostFiles = (storage: DemoMediaDeps): Promise<StoredDemoPostFile[][]> =>
  mapConcurrently(DEMO_POSTS, ({ media }) =>
    Promise.all(media.map((name) => storeDemoPostFile(storage, name, isDemoVideoAsset(name)))),
  );

/** Creates follows and posts with views, likes, collections and comments. */
export async function createDemoPosts(context: DemoSeedContext): Promise<void> {
  await createFollows(context);
  const posts = await insertPosts(context);
  await addReactions(context, posts);
  await addComments(context, posts);
}

async function createFollows({ trx, userIds, random, now }: DemoSeedContext): Promise<void> {
  const indexes = userIds.map((_, index) => index);
  const follows = indexes.flatMap((index) =>
    random
      .some(indexes, 9 + random.below(14))
      .filter((other) => other !== index)
      .map((other) => ({
        user_id: userIds[index]!,
        followed_id: userIds[other]!,
        create_at: new Date(now - random.next() * 90 * DAY_MS),
      })),
  );
  await trx.insertInto('follows').values(follows).execute();
}

/** Newer posts are closer together; the newest is some minutes old. */
function generateTimes({ random, now }: DemoSeedContext): number[] {
  const times = DEMO_POSTS.map((_, index) => (index === 0 ? 0 : PERIOD_MS * random.next() ** 1.9));
  return times.sort((a, b) => a - b).map((ago) => Math.round(now - 6 * MINUTE_MS - ago));
}

async function insertPosts(context: DemoSeedContext): Promise<CreatedPost[]> {
  const { trx, userIds, postFiles, postsByMotif, pictures } = context;
  const times = generateTimes(context);
  const rows = DEMO_POSTS.map(({ author, text, tags, privacy = 1, allow_comment = true }, index) => ({
    user_id: userIds[indexOf.get(author)!]!,
    text,
    tags,
    media: JSON.stringify(postFiles[index]!.map((file) => presentPostFile(file as unknown as FileRow))),
    privacy,
    allow_comment,
    create_at: new Date(times[index]!),
    update_at: new Date(times[index]!),
  }));
  const created = await trx.insertInto('posts').values(rows).returning('id').execute();
  await trx
    .insertInto('files')
    .values(
      postFiles.flatMap((own, index) =>
        own.map((file, position) => ({
          ...file,
          user_id: rows[index]!.user_id,
          variants: JSON.stringify(file.variants),
          post_id: created[index]!.id,
          position,
          create_at: new Date(times[index]!),
        })),
      ),
    )
    .execute();
  return DEMO_POSTS.map((content, index) => {
    const { id } = created[index]!;
    const motif = content.media[0]?.replace(/-\d+$/, '');
    if ((content.privacy ?? 1) === 1)
      content.media.forEach((asset, picture) => pictures.set(asset, { post_id: id, picture }));
    if (motif) postsByMotif.set(motif, [...(postsByMotif.get(motif) ?? []), id]);
    return { id, author: indexOf.get(content.author)!, at: times[index]!, content };
  });
}

type ReactionTable = 'post_views' | 'post_likes' | 'post_collects';

/** Few posts get likes from nearly all users, most from some; the demo accounts have seen few posts. */
async function addReactions(context: DemoSeedContext, posts: readonly CreatedPost[]): Promise<void> {
  const { random, userIds, now, trx } = context;
  const rowsByTable: Record<ReactionTable, { user_id: string; post_id: string; create_at: string }[]> = {
    post_views: [],
    post_likes: [],
    post_collects: [],
  };
  for (const { id: post_id, author, at } of posts) {
    const others = userIds.filter((_, index) => index !== author && (index > 1 || random.next() < 0.12));
    const viewers = random.some(others, Math.ceil(others.length * (0.25 + 0.75 * random.next())));
    const likers = viewers.slice(0, Math.floor(viewers.length * random.next() ** 1.4));
    const collectors = likers.slice(0, Math.floor(likers.length * random.next() ** 2 * 0.6));
    const add = (table: ReactionTable, users: readonly string[]) => {
      for (const user_id of users)
        rowsByTable[table].push({ user_id, post_id, create_at: toIso(at + (now - at) * random.next() ** 2) });
    };
    add('post_views', viewers);
    add('post_likes', likers);
    add('post_collects', collectors);
  }
  for (const [table, rows] of Object.entries(rowsByTable)) {
    await sql`insert into ${sql.table(table)} (user_id, post_id, create_at)
      select user_id, post_id, create_at from json_to_recordset(${JSON.stringify(rows)}::json)
        as act (user_id text, post_id text, create_at timestamptz)`.execute(trx);
  }
}

async function addComments(
  { random, userIds, now, trx }: DemoSeedContext,
  posts: readonly CreatedPost[],
): Promise<void> {
  const insert = (post_id: string, parent_id: string | null, author: string, text: string, at: number) =>
    trx
      .insertInto('comments')
      .values({ post_id, parent_id, user_id: userIds[indexOf.get(author)!]!, text, create_at: new Date(at) })
      .returning('id')
      .executeTakeFirstOrThrow();
  for (const { id: postId, at, content } of posts) {
    for (const { author, text, replies = [] } of content.comments) {
      let time = at + (now - at) * random.next() ** 2;
      const { id } = await insert(postId, null, author, text, time);
      for (const reply of replies) {
        time += (now - time) * random.next() * 0.5;
        await insert(postId, id, reply.author, reply.text, time);
      }
      const likers = random.some(userIds, random.below(6));
      if (likers.length > 0)
        await trx
          .insertInto('comment_likes')
          .values(likers.map((user_id) => ({ user_id, comment_id: id })))
          .execute();
    }
  }
}
