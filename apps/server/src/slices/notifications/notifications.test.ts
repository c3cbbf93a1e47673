import { NOTIFICATION_KINDS } from '@quintet/domain/notifications/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { createChatTestClient } from '../test-chat.ts';
import { createSocialTestUser, insertTestPosts, type SocialTestUser } from '../social/test-social.ts';
import { createTestCid, createTestGroup, createTestUser } from '../test-world.ts';
import { createNotificationTestClient } from './test-notifications.ts';

let server: TestServer;
let calls: ReturnType<typeof createNotificationTestClient>;
let chat: ReturnType<typeof createChatTestClient>;

beforeAll(async () => {
  server = await startTestServer();
  calls = createNotificationTestClient(server);
  chat = createChatTestClient(server);
});
afterAll(() => server.close());

const ids = (actors: readonly { id: string }[]) => actors.map(({ id }) => id);

async function newScene(): Promise<{ author: SocialTestUser; ben: SocialTestUser; cat: SocialTestUser; post: string }> {
  const [author, ben, cat] = [
    await createSocialTestUser(server),
    await createSocialTestUser(server),
    await createSocialTestUser(server),
  ];
  const [post] = await insertTestPosts(server.services, [{ by: author, at: 0, text: 'A walk' }]);
  return { author, ben, cat, post: post! };
}

describe('notifications', () => {
  it('likes of one post are one row, with the latest actors first', async () => {
    const { author, ben, cat, post } = await newScene();
    for (const who of [ben, cat, author]) await who.ask('PUT', `posts/${post}/like`);
    await ben.ask('PUT', `posts/${post}/like`);
    const { list } = await calls.page(author);
    expect(list).toMatchObject([{ type: 'post_like', count: 2, title: 'A walk', text: null, is_viewed: false }]);
    expect(list[0]).toMatchObject({ target: { kind: 'post', id: post, post_id: post, group_id: null } });
    expect(ids(list[0]!.actors)).toEqual([cat.id, ben.id]);
    expect(await calls.count(author)).toBe(1);
    expect(await calls.count(ben)).toBe(0);
  });

  it('a like after 48 hours begins a new row', async () => {
    const { author, ben, cat, post } = await newScene();
    await ben.ask('PUT', `posts/${post}/like`);
    await server.services.db
      .updateTable('notifications')
      .set({ create_at: new Date(Date.now() - 49 * 60 * 60 * 1000) })
      .where('user_id', '=', author.id)
      .execute();
    await cat.ask('PUT', `posts/${post}/like`);
    expect((await calls.page(author)).list.map(({ count }) => count)).toEqual([1, 1]);
  });

  it('unlike and unfollow take back what they undo, and the row falls back to its former place', async () => {
    const { author, ben, cat, post } = await newScene();
    await ben.ask('PUT', `posts/${post}/like`);
    await ben.ask('PUT', `authors/${author.authorId}/follow`);
    const { up_to } = await calls.page(author);
    await calls.view(author, up_to);
    await cat.ask('PUT', `posts/${post}/like`);
    expect((await calls.page(author)).list.map(({ type, count }) => [type, count])).toEqual([
      ['post_like', 2],
      ['follow', 1],
    ]);
    expect(await calls.count(author)).toBe(1);
    await cat.ask('PUT', `posts/${post}/unlike`);
    expect((await calls.page(author)).list.map(({ type, count }) => [type, count])).toEqual([
      ['follow', 1],
      ['post_like', 1],
    ]);
    expect(await calls.count(author)).toBe(0);
    await ben.ask('PUT', `authors/${author.authorId}/unfollow`);
    await ben.ask('PUT', `posts/${post}/unlike`);
    expect((await calls.page(author)).list).toEqual([]);
  });

  it('view-all never hides what arrived after the shown position', async () => {
    const { author, ben, cat, post } = await newScene();
    await ben.ask('PUT', `posts/${post}/like`);
    const { up_to } = await calls.page(author);
    await cat.ask('PUT', `posts/${post}/like`);
    await calls.view(author, up_to);
    expect(await calls.count(author)).toBe(1);
    await calls.view(author, '999999999999999');
    expect(await calls.count(author)).toBe(0);
    await cat.ask('PUT', `authors/${author.authorId}/follow`);
    expect(await calls.count(author)).toBe(1);
    await calls.view(author, '0');
    expect(await calls.count(author)).toBe(1);
  });

  it('comments name the newest one, and a deleted one is taken back with its answers', async () => {
    const { author, ben, cat, post } = await newScene();
    const first = (await ben.ask('POST', `posts/${post}/comments`, { text: 'Lovely' })).json.result;
    const reply = (await cat.ask('POST', `comments/${first.id}/sub-comments`, { text: 'Indeed' })).json.result;
    const [row] = (await calls.page(author)).list;
    expect(row).toMatchObject({
      type: 'post_comment',
      count: 2,
      text: 'Indeed',
      target: { kind: 'comment', id: reply.id },
    });
    expect((await calls.page(ben)).list).toMatchObject([
      { type: 'comment_reply', text: 'Indeed', target: { kind: 'comment', id: reply.id, post_id: post } },
    ]);
    await cat.ask('PUT', `comments/${first.id}/like`);
    expect((await calls.page(ben)).list[0]).toMatchObject({ type: 'comment_like', text: 'Lovely' });
    await ben.ask('DELETE', `comments/${first.id}`);
    expect((await calls.page(author)).list).toEqual([]);
    expect((await calls.page(ben)).list).toMatchObject([{ type: 'comment_like', text: null }]);
  });

  it('an answer to the author of the post is one notification', async () => {
    const { author, ben, post } = await newScene();
    const first = (await author.ask('POST', `posts/${post}/comments`, { text: 'Mine' })).json.result;
    await ben.ask('POST', `comments/${first.id}/sub-comments`, { text: 'Yours' });
    expect((await calls.page(author)).list.map(({ type }) => type)).toEqual(['comment_reply']);
  });

  it('users across a block never notify each other, and a block takes back what they did', async () => {
    const { author, ben, cat, post } = await newScene();
    await ben.ask('PUT', `posts/${post}/like`);
    await cat.ask('PUT', `posts/${post}/like`);
    await chat.post(author, '/api/v1/users/blocks', { block_id: ben.id });
    const { list } = await calls.page(author);
    expect(list.map(({ count }) => count)).toEqual([1]);
    expect(ids(list[0]!.actors)).toEqual([cat.id]);
    const group = await createTestGroup(server.services, [ben, author]);
    await chat.post(ben, `/api/v1/groups/${group}/admins`, {
      user_id: author.id,
      permissions: { remove_member: 'granted', block_member: 'granted', change_info: 'granted', add_friend: 'granted' },
    });
    expect((await calls.page(author)).list).toHaveLength(1);
  });

  it('a post that its reader may no longer see has no title, text or picture', async () => {
    const { author, ben, cat, post } = await newScene();
    const first = (await ben.ask('POST', `posts/${post}/comments`, { text: 'Lovely' })).json.result;
    await cat.ask('POST', `comments/${first.id}/sub-comments`, { text: 'Secret' });
    await server.services.db.updateTable('posts').set({ privacy: 4 }).where('id', '=', post).execute();
    expect((await calls.page(ben)).list).toMatchObject([{ title: null, text: null, image: null }]);
    expect((await calls.page(author)).list).toMatchObject([{ title: 'A walk', text: 'Secret' }]);
  });

  it('who collects a post is named only if they show what they collect', async () => {
    const { author, ben, cat, post } = await newScene();
    const setPrivate = (collects_private: boolean) => (user: SocialTestUser) =>
      server.services.db.updateTable('authors').set({ collects_private }).where('user_id', '=', user.id).execute();
    await setPrivate(true)(ben);
    await setPrivate(false)(cat);
    for (const who of [ben, cat]) await who.ask('PUT', `posts/${post}/collect`);
    const [row] = (await calls.page(author)).list;
    expect(row).toMatchObject({ type: 'post_collect', count: 2 });
    expect(ids(row!.actors)).toEqual([cat.id]);
  });

  it('a kind that the user has switched off is not written', async () => {
    const { author, ben, post } = await newScene();
    const { json } = await chat.post(author, '/api/v1/users/notify', { muted_notifications: ['likes'] });
    expect(json.result).toBe(true);
    await ben.ask('PUT', `posts/${post}/like`);
    await ben.ask('POST', `posts/${post}/comments`, { text: 'Lovely' });
    expect((await calls.page(author)).list.map(({ type }) => type)).toEqual(['post_comment']);
  });

  it('all kinds can be switched off', async () => {
    const { author, ben, post } = await newScene();
    const { json } = await chat.post(author, '/api/v1/users/notify', { muted_notifications: [...NOTIFICATION_KINDS] });
    expect(json.result).toBe(true);
    await ben.ask('PUT', `posts/${post}/collect`);
    expect((await calls.page(author)).list).toEqual([]);
  });

  it('pages and filters skip and repeat nothing', async () => {
    const author = await createSocialTestUser(server);
    const ben = await createSocialTestUser(server);
    const posts = await insertTestPosts(
      server.services,
      Array.from({ length: 35 }, (_, at) => ({ by: author, at })),
    );
    for (const post of posts) await ben.ask('PUT', `posts/${post}/like`);
    await ben.ask('PUT', `authors/${author.authorId}/follow`);
    const first = await calls.page(author, '&filter=interactions');
    const second = await calls.page(author, `&filter=interactions&next_id=${first.next_id}`);
    const found = [...first.list, ...second.list].map(({ target }) => (target as { id: string }).id);
    expect(found).toEqual(posts.toReversed());
    expect(second.next_id).toBeNull();
    expect((await calls.page(author, '&filter=people')).list.map(({ type }) => type)).toEqual(['follow']);
    expect((await calls.page(author, '&filter=money')).list).toEqual([]);
    expect((await calls.call('GET', author, 'list?next_id=x')).json.error).toBe('api.body.param_invalid.next_id');
  });

  it('groups: invited, new role, removed', async () => {
    const [ann, ben] = [await createTestUser(server.services), await createTestUser(server.services)];
    const { json } = await chat.post(ann, '/api/v1/users/contacts', { contact: ben.id });
    expect(json.error).toBeUndefined();
    const group = await createTestGroup(server.services, [ann], { display_name: 'Walkers' });
    await chat.post(ann, `/api/v1/groups/${group}/members`, { cid: createTestCid(), user_ids: [ben.id] });
    expect((await calls.page(ben)).list).toMatchObject([
      { type: 'group_invite', title: 'Walkers', actors: [{ id: ann.id }], target: { kind: 'group', id: group } },
      { type: 'contact', actors: [{ id: ann.id }] },
    ]);
    await chat.remove(ann, `/api/v1/groups/${group}/members/${ben.id}`);
    expect((await calls.page(ben)).list[0]).toMatchObject({
      type: 'group_remove',
      title: null,
      values: { name: 'Walkers' },
    });
  });

  it('a new password notifies, and the actors of a cancelled account are gone', async () => {
    const { author, ben, post } = await newScene();
    await ben.ask('PUT', `posts/${post}/like`);
    await chat.post(author, '/api/v1/users/password', { old_password: 'quintet5', password: 'quintet6' });
    expect((await calls.page(author)).list.map(({ type }) => type)).toEqual(['password', 'post_like']);
    await chat.remove(ben, '/api/v1/users/me', { password: 'quintet5' });
    expect((await calls.page(author)).list.map(({ type }) => type)).toEqual(['password']);
  });
});
