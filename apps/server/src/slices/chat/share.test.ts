import { beforeAll, describe, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { createTestCid, createTestGroup } from '../test-world.ts';
import { useChatTestServer } from '../test-chat-server.ts';
import { type SocialTestUser, createSocialTestUser, insertTestPosts } from '../social/test-social.ts';

const { server, chat } = useChatTestServer();
let anna: SocialTestUser;
let bo: SocialTestUser;
let groupIds: [string, string];

beforeAll(async () => {
  [anna, bo] = [
    await createSocialTestUser(server, { nickname: 'Anna' }),
    await createSocialTestUser(server, { nickname: 'Bo' }),
  ];
  groupIds = [await createTestGroup(server.services, [anna, bo]), await createTestGroup(server.services, [bo])];
});

const share = (who: SocialTestUser, what: string, body: object = {}) =>
  chat.post(who, `/api/v2/share/social/${what}/send-message`, {
    group_ids: [groupIds[0]],
    cid: createTestCid(),
    ...body,
  });
const history = async (who: SocialTestUser, groupId = groupIds[0]) =>
  (await chat.get(who, `/api/v2/groups/${groupId}/messages?direction=before&limit=10`)).json.result;

describe('sharing into chats (spec §7)', () => {
  it('sends an author’s page once to each chat, also when the request is repeated', async () => {
    const body = { group_ids: groupIds, cid: createTestCid() };
    const answers = [
      await share(bo, `authors/${anna.authorId}`, body),
      await share(bo, `authors/${anna.authorId}`, body),
    ];
    expect(answers[0]!.json.result).toMatchObject([
      {
        type: 'share_social_author',
        group_id: groupIds[0],
        target_id: anna.authorId,
        cid: `${body.cid}-${groupIds[0]}`,
        share: { id: anna.authorId, author_id: anna.authorId, title: 'Anna', image: null },
      },
      { group_id: groupIds[1] },
    ]);
    expect(answers[1]!.json.result.map(({ id }: { id: string }) => id)).toEqual(
      answers[0]!.json.result.map(({ id }: { id: string }) => id),
    );
    expect((await history(anna)).at(-1).share.title).toBe('Anna');
  });

  it('shows a public post, and of a closed or deleted post only its id', async () => {
    const [open, closed] = await insertTestPosts(server.services, [
      { by: anna, at: 1, text: '山顶的云'.repeat(60) },
      { by: anna, at: 2, text: 'mine', privacy: 4 },
    ]);
    await share(anna, `posts/${open}`);
    await share(anna, `posts/${closed}`);
    const [first, second] = (await history(bo)).slice(-2);
    expect(first.share).toMatchObject({ id: open, author_id: anna.authorId, author: 'Anna' });
    expect(first.share.title).toHaveLength(120);
    expect(second.share).toEqual({ id: closed, title: '', image: null });
    await anna.ask('DELETE', `posts/${open}`);
    expect((await history(bo)).at(-2).share).toEqual({ id: open, title: '', image: null });
  });

  it('hides a post from readers separated from its author by a block, and from no other reader', async () => {
    const cai = await createSocialTestUser(server);
    const groupId = await createTestGroup(server.services, [bo, anna, cai]);
    const [id] = await insertTestPosts(server.services, [{ by: anna, at: 1, text: 'seen by most' }]);
    await chat.post(anna, '/api/v1/users/blocks', { block_id: cai.id });
    const { client } = await openReadyEventStreamTestClient(server.port, cai);
    await share(bo, `posts/${id}`, { group_ids: [groupId] });
    expect((await client.nextEvent('message')).event.message.share).toEqual({ id, title: '', image: null });
    await client.close();
    expect((await history(cai, groupId)).at(-1).share).toEqual({ id, title: '', image: null });
    expect((await history(bo, groupId)).at(-1).share.title).toBe('seen by most');
    const { last_message } = (await chat.get(cai, `/api/v1/groups/${groupId}`)).json.result;
    expect(last_message.share.title).toBe('');
  });

  it('can be retracted like any message', async () => {
    const [message] = (await share(bo, `authors/${bo.authorId}`)).json.result;
    const { result } = (await chat.remove(bo, `/api/v1/messages/${message.id}`)).json;
    expect(result).toMatchObject({ type: 'share_social_author_retracted' });
    expect(result).not.toHaveProperty('share');
  });

  it('is refused in groups where the user may not send, and for posts the user may not see', async () => {
    expect((await share(anna, `authors/${bo.authorId}`, { group_ids: [groupIds[1]] })).json.error).toBe(
      'api.forbidden',
    );
    const [closed] = await insertTestPosts(server.services, [{ by: anna, at: 3, privacy: 4 }]);
    expect((await share(bo, `posts/${closed}`)).json.error).toBe('api.post.view_permission_not_allowed');
  });
});
