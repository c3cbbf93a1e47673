import { toAuthorId } from '@quintet/domain/social/author-id';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../use-test-server.ts';
import { ACCESS_TEST_ACTORS, type AccessTestActor } from './actors.ts';
import { CURRENT_MEMBER_TEST_ACTORS, HISTORY_READER_TEST_ACTORS, READERS_BY_LEAK_MARKER } from './markers.ts';
import { createAccessTestScene, type AccessTestScene } from './scene.ts';

const server = useTestServer({ config: { guestAllowance: 1_000_000 } });

type Hit = { id?: string; message?: { id: string } };

/** Each kind of hit: who finds it, and where. An actor who is not named finds nothing. */
type Kind = {
  path: (scene: AccessTestScene) => string;
  id: (scene: AccessTestScene) => string;
  readers: readonly AccessTestActor[];
};

const nicknames = new Map<string, string>();
const findPosts = ({ tag }: AccessTestScene) => `/social/api/search/posts?text=${tag}&limit=50`;
const findMessages = ({ tag }: AccessTestScene) => `/api/v1/messages/search?text=${tag}`;
const findInGroup = ({ tag, groupId }: AccessTestScene) => `/api/v2/groups/${groupId}/messages/search?text=${tag}`;
const findUser = (id: string) => `/social/api/search/authors?text=${nicknames.get(id)}`;
const NO_BLOCK = ACCESS_TEST_ACTORS.filter((actor) => !['blocker', 'blocked', 'cancelled', 'foreign'].includes(actor));

const posts = Object.fromEntries(
  (['everyone', 'followers', 'mutual', 'self', 'gone'] as const).map((privacy): [string, Kind] => [
    `post for ${privacy}`,
    { path: findPosts, id: (scene) => scene.posts[privacy].id, readers: READERS_BY_LEAK_MARKER[privacy] },
  ]),
);
const messages = Object.fromEntries(
  Object.entries({ 'in all chats': findMessages, 'in the group': findInGroup }).flatMap(([where, path]) => [
    [
      `cleared message ${where}`,
      { path, id: ({ saidId }: AccessTestScene) => saidId, readers: HISTORY_READER_TEST_ACTORS },
    ],
    [`message ${where}`, { path, id: ({ replyId }: AccessTestScene) => replyId, readers: CURRENT_MEMBER_TEST_ACTORS }],
  ]),
) as Record<string, Kind>;
const KINDS: Record<string, Kind> = {
  ...posts,
  ...messages,
  user: {
    path: ({ people }) => findUser(people.owner.id),
    id: ({ people }) => toAuthorId(people.owner.id),
    readers: NO_BLOCK,
  },
  'user who is not found by account ID': {
    path: ({ people }) => findUser(people.admin.id),
    id: ({ people }) => toAuthorId(people.admin.id),
    readers: ['admin', 'owner'],
  },
  'user by account ID': {
    path: ({ markers }) => `/social/api/search/authors?text=${markers.username}`,
    id: ({ people }) => toAuthorId(people.owner.id),
    readers: NO_BLOCK.filter((actor) => actor !== 'guest'),
  },
  'cancelled user': {
    path: ({ people }) => findUser(people.leaver.id),
    id: ({ people }) => toAuthorId(people.leaver.id),
    readers: [],
  },
};

/** The kinds of hits that an actor finds. */
async function findAll(scene: AccessTestScene, actor: AccessTestActor): Promise<string[]> {
  const token = actor === 'guest' ? {} : { token: scene.people[actor].token };
  const found = Object.entries(KINDS).map(async ([name, { path, id }]) => {
    const { status, json } = await server.call('GET', path(scene), { host: 'gu.localhost', ...token });
    const hits = status === 200 ? ((json.result.list ?? json.result.messages) as Hit[]) : [];
    return hits.some((hit) => (hit.id ?? hit.message?.id) === id(scene)) ? [name] : [];
  });
  return (await Promise.all(found)).flat();
}

const expectFound = async (
  scene: AccessTestScene,
  change: (kinds: [string, Kind][]) => [string, Kind][] = (kinds) => kinds,
) => {
  for (const actor of ACCESS_TEST_ACTORS) {
    const expected = change(Object.entries(KINDS)).filter(([, { readers }]) => readers.includes(actor));
    expect([actor, ...(await findAll(scene, actor))]).toEqual([actor, ...expected.map(([name]) => name)]);
  }
};

describe('search by every actor for every kind of hit', () => {
  let scene: AccessTestScene;
  beforeAll(async () => {
    scene = await createAccessTestScene(server);
    const { db } = server.services;
    const { people } = scene;
    await db.updateTable('users').set({ findable_by_id: 2 }).where('id', '=', people.admin.id).execute();
    for (const { id, nickname } of await db.selectFrom('users').select(['id', 'nickname']).execute())
      nicknames.set(id, nickname);
  });

  it('finds what privacy, blocks, cancellation, membership and cleared histories leave', () => expectFound(scene));

  it('finds a post under review for its author only, and no hidden or retracted message', async () => {
    const { db } = server.services;
    await db.updateTable('posts').set({ state: 'auditing' }).where('id', '=', scene.posts.everyone.id).execute();
    await db
      .updateTable('messages')
      .set({ block_user_ids: [scene.people.member.id] })
      .where('id', '=', scene.replyId)
      .execute();
    const admin = { host: 'gu.localhost', token: scene.people.admin.token };
    await server.call('DELETE', `/api/v1/messages/${scene.saidId}`, admin);
    await expectFound(scene, (kinds) =>
      kinds.map(([name, kind]) => {
        if (name === 'post for everyone') return [name, { ...kind, readers: ['owner'] }];
        if (name.startsWith('cleared message')) return [name, { ...kind, readers: [] }];
        const isHidden = name.startsWith('message');
        return isHidden
          ? [name, { ...kind, readers: kind.readers.filter((reader) => reader !== 'member') }]
          : [name, kind];
      }),
    );
  });
});
