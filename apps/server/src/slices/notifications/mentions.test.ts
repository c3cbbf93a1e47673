import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createGroupTestClient } from '../groups/test-groups.ts';
import { createSocialTestUser, insertTestPosts } from '../social/test-social.ts';
import { createTestCid, createTestGroup, type TestUser } from '../test-world.ts';
import { createNotificationTestClient } from './test-notifications.ts';

let server: TestServer;
let calls: ReturnType<typeof createNotificationTestClient>;
let groups: ReturnType<typeof createGroupTestClient>;

beforeAll(async () => {
  server = await startTestServer();
  calls = createNotificationTestClient(server);
  groups = createGroupTestClient(server);
});
afterAll(() => server.close());

const at = (who: Pick<TestUser, 'id'> | null, start = 0, end = 4) => ({ user_id: who?.id ?? null, start, end });
const send = async (who: TestUser, group_id: string, mentions: object[], text = '@ben and @cat') =>
  (await groups.post(who, '/api/v1/messages', { type: 'text', group_id, cid: createTestCid(), text, mentions })).json;
const mentionsOf = async (who: TestUser) =>
  (await calls.page(who)).list.filter(({ type }) => type === 'mention' || type === 'comment_mention');

async function newScene() {
  const [ann, ben, cat, dan] = (await groups.people(4)) as [TestUser, TestUser, TestUser, TestUser];
  const group = await createTestGroup(server.services, [ann, ben, cat], { display_name: 'Walkers' });
  return { ann, ben, cat, dan, group };
}

describe('mentions in a group', () => {
  it('notify the members named, with the newest message as target', async () => {
    const { ann, ben, cat, group } = await newScene();
    const first = (await send(ben, group, [at(cat, 9, 13)])).result;
    expect(first.mentions).toEqual([at(cat, 9, 13)]);
    const second = (await send(ann, group, [at(ben), at(cat, 9, 13)])).result;
    expect(await mentionsOf(cat)).toMatchObject([
      {
        type: 'mention',
        count: 2,
        actors: [{ id: ann.id }, { id: ben.id }],
        target: { kind: 'message', id: second.id, group_id: group },
        title: 'Walkers',
        text: '@ben and @cat',
      },
    ]);
    expect(await mentionsOf(ben)).toMatchObject([{ count: 1 }]);
    expect(await mentionsOf(ann)).toEqual([]);
    const history = (await groups.get(cat, `/api/v2/groups/${group}/messages`)).json.result;
    expect(history.at(-1).mentions).toEqual([at(ben), at(cat, 9, 13)]);
  });

  it('stay plain text and notify nobody if the user is no member, or in a direct message', async () => {
    const { ann, ben, dan, group } = await newScene();
    const { result } = await send(ann, group, [at(dan), at({ id: 'u999999999' }, 9, 13)]);
    expect(result.mentions).toBeUndefined();
    expect(await mentionsOf(dan)).toEqual([]);
    const direct = (await groups.post(ann, '/api/v1/groups/direct', { contact_id: ben.id })).json.result;
    expect((await send(ann, direct.id, [at(ben)])).result.mentions).toBeUndefined();
    expect(await mentionsOf(ben)).toEqual([]);
  });

  it('may name all members only for the owner and admins', async () => {
    const { ann, ben, cat, group } = await newScene();
    expect((await send(ben, group, [at(null)])).result.mentions).toBeUndefined();
    expect(await mentionsOf(cat)).toEqual([]);
    await groups.promote(ann, group, ben);
    expect((await send(ben, group, [at(null)])).result.mentions).toEqual([at(null)]);
    expect(await mentionsOf(cat)).toMatchObject([{ count: 1, actors: [{ id: ben.id }] }]);
    expect(await mentionsOf(ann)).toHaveLength(1);
    expect(await mentionsOf(ben)).toEqual([]);
  });

  it('are sent once for a repeated request, in an answer, too', async () => {
    const { ann, ben, group } = await newScene();
    const message = (await send(ben, group, [])).result;
    const body = { type: 'text', cid: createTestCid(), text: '@ben yes', mentions: [at(ben)] };
    for (let times = 0; times < 2; times += 1)
      expect((await groups.post(ann, `/api/v1/messages/${message.id}/thread`, body)).json.result.mentions).toEqual([
        at(ben),
      ]);
    expect(await mentionsOf(ben)).toMatchObject([{ count: 1 }]);
  });

  it.each([
    ['overlap', [at({ id: 'u1' }), at({ id: 'u1' }, 2, 6)]],
    ['begin without an @', [at({ id: 'u1' }, 1, 4)]],
    ['end after the text', [at({ id: 'u1' }, 9, 99)]],
  ])('are refused if they %s', async (_, mentions) => {
    const { ann, group } = await newScene();
    expect((await send(ann, group, mentions)).error).toBe('api.body.param_invalid.mentions');
  });

  it('are taken back with the message, and never cross a block', async () => {
    const { ann, ben, cat, group } = await newScene();
    await groups.post(cat, '/api/v1/users/blocks', { block_id: ann.id });
    const { result } = await send(ann, group, [at(ben), at(cat, 9, 13)]);
    expect(await mentionsOf(cat)).toEqual([]);
    expect(await calls.count(ben)).toBe(1);
    const retracted = (await groups.remove(ann, `/api/v1/messages/${result.id}`)).json.result;
    expect(retracted.mentions).toBeUndefined();
    expect(await mentionsOf(ben)).toEqual([]);
    expect(await calls.count(ben)).toBe(0);
  });

  it('mark the group for the named members until they read it', async () => {
    const { ann, ben, cat, dan, group } = await newScene();
    const seqOf = async (user: typeof ben): Promise<number | undefined> =>
      (await groups.get(user, `/api/v1/groups/${group}`)).json.result.mentioned_seq;
    await groups.post(cat, '/api/v1/users/blocks', { block_id: ann.id });
    await send(ann, group, [at(ben), at(cat, 9, 13)]);
    expect(await seqOf(ben)).toBeGreaterThan(0);
    await send(ben, group, [at(dan)]);
    expect(await Promise.all([ann, ben, cat].map(seqOf))).toEqual([undefined, undefined, undefined]);
    const again = await send(ann, group, [at(ben)]);
    expect(await seqOf(ben)).toBe(again.result.seq);
    await groups.remove(ann, `/api/v1/messages/${again.result.id}`);
    expect(await seqOf(ben)).toBeUndefined();
    const all = (await send(ann, group, [at(null)])).result;
    await send(ann, group, []);
    expect(await seqOf(ben)).toBe(all.seq);
    await groups.post(ben, `/api/v1/groups/${group}/view`, { msg_id: all.id });
    expect(await seqOf(ben)).toBeUndefined();
  });

  it('reach members who have muted the group, unless they switched mentions off', async () => {
    const { ann, ben, cat, group } = await newScene();
    await groups.post(ben, `/api/v1/groups/${group}/notify`, { notify: 2 });
    await groups.post(cat, '/api/v1/users/notify', { muted_notifications: ['mentions'] });
    await send(ann, group, [at(ben), at(cat, 9, 13)]);
    expect(await mentionsOf(ben)).toHaveLength(1);
    expect(await mentionsOf(cat)).toEqual([]);
  });

  it('show a former member neither the group nor the message', async () => {
    const { ann, ben, group } = await newScene();
    await send(ann, group, [at(ben)]);
    await groups.kick(ann, group, ben);
    expect(await mentionsOf(ben)).toMatchObject([{ title: null, text: null }]);
  });
});

describe('mentions in a comment', () => {
  it('notify users who may see the post; the author and the answered user get one notification', async () => {
    const [author, ben, cat] = [
      await createSocialTestUser(server),
      await createSocialTestUser(server),
      await createSocialTestUser(server),
    ];
    const [post] = await insertTestPosts(server.services, [{ by: author, at: 0, text: 'A walk' }]);
    const text = '@ben and @cat';
    const mentions = [at(author), at(cat, 9, 13)];
    const comment = (await ben.ask('POST', `posts/${post}/comments`, { text, mentions })).json.result;
    expect(comment.mentions).toEqual(mentions);
    expect((await calls.page(author)).list.map(({ type }) => type)).toEqual(['post_comment']);
    expect(await mentionsOf(cat)).toMatchObject([
      { type: 'comment_mention', target: { kind: 'comment', id: comment.id, post_id: post }, title: 'A walk', text },
    ]);
    await cat.ask('POST', `comments/${comment.id}/sub-comments`, { text: '@ben', mentions: [at(ben)] });
    expect((await calls.page(ben)).list.map(({ type }) => type)).toEqual(['comment_reply']);
    await ben.ask('DELETE', `comments/${comment.id}`);
    expect((await calls.page(cat)).list).toEqual([]);
  });

  it('stay plain text for users across a block or without access to the post; a mention of all is refused', async () => {
    const [author, ben, cat] = [
      await createSocialTestUser(server),
      await createSocialTestUser(server),
      await createSocialTestUser(server),
    ];
    const [open, closed] = await insertTestPosts(server.services, [
      { by: author, at: 0 },
      { by: author, at: 1 },
    ]);
    await groups.post(cat, '/api/v1/users/blocks', { block_id: ben.id });
    const post = (who: typeof ben, id: string, mentions: object[]) =>
      who.ask('POST', `posts/${id}/comments`, { text: '@cat', mentions });
    expect((await post(ben, open!, [at(cat)])).json.result.mentions).toBeUndefined();
    await server.services.db.updateTable('posts').set({ privacy: 4 }).where('id', '=', closed!).execute();
    expect((await post(author, closed!, [at(cat)])).json.result.mentions).toBeUndefined();
    expect((await calls.page(cat)).list).toEqual([]);
    expect((await post(author, open!, [at(null)])).json.error).toBe('api.body.param_invalid.mentions');
  });
});
