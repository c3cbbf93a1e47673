import { OPERATIONS } from '@quintet/api/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationOf } from '../../http/handler.ts';
import { startTestServer, type TestServer } from '../../http/test-server.ts';
import { newCid, newGroup, newPerson, type Person } from '../test-world.ts';
import { UNSERVED } from '../unserved.ts';
import { ACCESS, type Actor, ACTORS, expectedOf, PRIVACIES, type Privacy } from './test-access.ts';
import { authorIdOf } from './viewer.ts';

type Operation = OperationOf<'social'>;

/** An author with a post and a comment under it, and somebody who asks for them. */
type World = {
  actor: Actor;
  privacy: Privacy;
  caller: Person | null;
  authorId: string;
  postId: string;
  commentId: string;
  groupId: string;
};

let server: TestServer;
let worlds: World[] = [];

beforeAll(async () => {
  server = await startTestServer({ config: { guestAllowance: 1_000_000 } });
  const privacies = Object.keys(PRIVACIES) as Privacy[];
  const made = privacies.map(async (privacy) => {
    const direct = ACTORS.map((actor) => makeWorld(actor, privacy));
    return Promise.all([...direct, makeWorld('blocked', privacy, true)]);
  });
  worlds = (await Promise.all(made)).flat();
});
afterAll(() => server.close());

/** `isBlocker`: the block is the caller's own. */
async function makeWorld(actor: Actor, privacy: Privacy, isBlocker = false): Promise<World> {
  const { services } = server;
  const { db } = services;
  const author = await newPerson(services);
  const reader = await newPerson(services);
  const writer = await newPerson(services);
  const follow = (from: Person, to: Person) =>
    db.insertInto('follows').values({ user_id: from.id, followed_id: to.id }).execute();
  if (['follower', 'mutual', 'blocked', 'deleted'].includes(actor)) await follow(reader, author);
  if (['mutual', 'deleted'].includes(actor)) await follow(author, reader);
  if (actor === 'blocked') {
    const [user_id, block_id] = isBlocker ? [reader.id, author.id] : [author.id, reader.id];
    await db.insertInto('blocks').values({ user_id, block_id }).execute();
  }
  await db.updateTable('authors').set({ likes_private: true }).where('user_id', '=', author.id).execute();
  const { id: postId } = await db
    .insertInto('posts')
    .values({ user_id: author.id, text: 'hello', privacy: PRIVACIES[privacy] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: commentId } = await db
    .insertInto('comments')
    .values({ post_id: postId, user_id: writer.id, text: 'nice' })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (actor === 'deleted')
    await db.updateTable('users').set({ delete_at: new Date() }).where('id', '=', author.id).execute();
  const caller = { guest: null, author }[actor as string];
  const asks = caller === undefined ? reader : caller;
  const groupId = await newGroup(services, [asks ?? reader]);
  return { actor, privacy, caller: asks, authorId: authorIdOf(author.id), postId, commentId, groupId };
}

/** What each call needs besides its path. */
const bodyOf = ({ postId, groupId, privacy }: World): Partial<Record<Operation, object>> => ({
  createPost: { text: 'mine', file_paths: [] },
  checkPostContent: { text: 'fine' },
  shareAuthor: { group_ids: [groupId], cid: newCid() },
  sharePost: { group_ids: [groupId], cid: newCid() },
  setAuthorCommentPermission: { allow_comment: true },
  setLikesPrivacy: { is_private: true },
  reportPost: { post_id: postId, reason: 1 },
  updatePost: { text: 'changed' },
  setPostPermissions: { privacy: PRIVACIES[privacy] },
  createComment: { text: 'well said' },
  createSubComment: { text: 'thank you' },
});

async function ask(operation: Operation, world: World): Promise<string> {
  const { method, path } = OPERATIONS[operation];
  const id = path.includes('/authors/') ? world.authorId : path.includes('/comments/') ? world.commentId : world.postId;
  const query = operation === 'getPostUploadInfo' ? '?kind=image&extension=png' : '';
  const answer = await server.call(method, path.replace('{id}', id) + query, {
    host: 'gu.localhost',
    ...(world.caller && { token: world.caller.token }),
    body: bodyOf(world)[operation],
  });
  return answer.status === 200 ? 'ok' : answer.json.error!;
}

const name = ({ actor, privacy }: World) => `${actor}, ${privacy}`;

describe('who may do what (spec §6, §8)', () => {
  it('is said of every social call', () => {
    const social = Object.entries(OPERATIONS).filter(([, { tag }]) => tag === 'social');
    expect(Object.keys(ACCESS).toSorted()).toEqual(social.map(([id]) => id).toSorted());
  });

  it.each((Object.keys(ACCESS) as Operation[]).filter((id) => !(UNSERVED as readonly string[]).includes(id)))(
    '%s',
    async (operation) => {
      // A call that takes no post is the same under every privacy.
      const asked = ACCESS[operation].sight ? worlds : worlds.filter(({ privacy }) => privacy === 'everyone');
      const answers = await Promise.all(asked.map(async (world) => `${name(world)}: ${await ask(operation, world)}`));
      expect(answers).toEqual(
        asked.map((world) => `${name(world)}: ${expectedOf(operation, world.actor, world.privacy)}`),
      );
    },
  );

  it('a caller whose account is cancelled is nobody', async () => {
    const world = await makeWorld('stranger', 'everyone');
    await server.services.db
      .updateTable('users')
      .set({ delete_at: new Date() })
      .where('id', '=', world.caller!.id)
      .execute();
    expect([await ask('getPost', world), await ask('likePost', world), await ask('getAuthor', world)]).toEqual(
      Array.from({ length: 3 }, () => 'api.unauthorized'),
    );
  });
});
