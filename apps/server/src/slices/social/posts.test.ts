import { makePostImageFixture } from '@quintet/domain/social/fixtures';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeBannedWords } from '../../platform/banned-words.ts';
import { useTestServer } from '../../use-test-server.ts';
import {
  createSocialTestGuestCall,
  getTestResponseListIds,
  type SocialTestUser,
  createSocialTestUser,
  createSocialTestUsers,
  insertTestPosts,
  readAllTestPageIds,
} from './test-social.ts';

const server = useTestServer();
const asGuest = createSocialTestGuestCall(server);
let anna: SocialTestUser;
let bo: SocialTestUser;

beforeAll(async () => {
  [anna, bo] = await createSocialTestUsers(server, ['Anna', 'Bo']);
  await writeBannedWords(server.services.db, ['Casino', '赌博'], new Date());
});

const publish = async (who: SocialTestUser, body: object) =>
  (await who.ask('POST', 'posts', { file_paths: [], ...body })).json;

describe('a post', () => {
  it('is published with text and tags, read, changed and deleted', async () => {
    const { result: post } = await publish(anna, { text: '  今天的云  ', tags: ['#云', '云', 'sky'], privacy: 3 });
    expect(post).toMatchObject({
      text: '今天的云',
      tags: ['云', 'sky'],
      privacy: 3,
      allow_comment: true,
      audit_status: 'approved',
      state: 'published',
      like_count: 0,
      is_liked: false,
      author: { id: anna.authorId, user_id: anna.id, nickname: 'Anna', relation: 1, is_followed: false },
    });
    expect((await anna.ask('PUT', `posts/${post.id}`, { tags: [] })).json.result).toMatchObject({
      text: '今天的云',
      tags: [],
    });
    const opened = await anna.ask('PUT', `posts/${post.id}/permissions`, { privacy: 1, allow_comment: false });
    expect(opened.json.result).toMatchObject({ privacy: 1, allow_comment: false });
    expect((await asGuest('GET', `guest/posts/${post.id}`)).json.result).toMatchObject({
      text: '今天的云',
      author: { relation: 3 },
    });
    expect((await bo.ask('GET', `posts/${post.id}/share-link`)).json.result.url).toMatch(
      new RegExp(`^http://gu.localhost.*/posts/${post.id}$`),
    );
    await bo.ask('POST', `posts/${post.id}/comments`, { text: 'closed' });
    expect((await anna.ask('DELETE', `posts/${post.id}`)).json.result).toBe(true);
    expect((await bo.ask('GET', `posts/${post.id}`)).json.error).toBe('api.post.data_not_exist');
  });

  it('published again with the same cid is stored once', async () => {
    const body = { text: 'once', cid: 'publish-once' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => publish(anna, body)));
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    const { id } = answers[0]!.result;
    expect((await anna.ask('GET', `posts/${id}`)).json.result.cid).toBe('publish-once');
    expect((await bo.ask('GET', `posts/${id}`)).json.result).not.toHaveProperty('cid');
  });

  it.each([
    [{ text: '' }, 'api.body.param_invalid.text'],
    [{ text: 'x'.repeat(2001) }, 'api.body.param_invalid.text'],
    [{ text: 'a', tags: Array.from({ length: 11 }, (_, n) => `t${n}`) }, 'api.body.param_invalid.tags'],
    [{ text: 'a', tags: ['t'.repeat(21)] }, 'api.body.param_invalid.tags'],
    [{ text: 'a', tags: ['#'] }, 'api.body.param_invalid.tags'],
    [{ text: 'see www.example.com' }, 'api.comment.has_hyperlink'],
    [{ text: 'a', tags: ['example.com'] }, 'api.comment.has_hyperlink'],
    [{ text: 'a', privacy: 5 }, 'api.body.param_invalid.privacy'],
  ])('is refused: %j', async (body, error) => {
    expect((await publish(anna, body)).error).toBe(error);
  });

  it('may have an empty text only if it has pictures or a video', async () => {
    const { result } = await publish(anna, { text: 'all there is', tags: ['kept'] });
    for (const text of ['', ' \n '])
      expect((await anna.ask('PUT', `posts/${result.id}`, { text })).json.error).toBe('api.body.param_invalid.text');
    expect((await anna.ask('GET', `posts/${result.id}`)).json.result).toMatchObject({ text: 'all there is' });
    const media = JSON.stringify([makePostImageFixture()]);
    await server.services.db.updateTable('posts').set({ media }).where('id', '=', result.id).execute();
    expect((await anna.ask('PUT', `posts/${result.id}`, { text: '' })).json.result).toMatchObject({ text: '' });
    expect((await anna.ask('PUT', `posts/${result.id}`, { tags: [] })).json.result).toMatchObject({
      text: '',
      tags: [],
    });
  });

  it('with a banned word is refused, and the answer names the word', async () => {
    const refusal = { error: 'api.body.has_banned_word.content', result: { word: 'Casino' } };
    expect(await publish(anna, { text: 'at the ｃａｓｉｎｏ' })).toEqual(refusal);
    expect((await anna.ask('POST', 'posts/check-content', { text: 'fine', tags: ['casinos'] })).json).toEqual(refusal);
    expect((await anna.ask('POST', 'posts/check-content', { text: 'Ｃａ\u200bsino' })).json).toEqual(refusal);
    const { result } = await publish(anna, { text: 'fine' });
    expect((await anna.ask('PUT', `posts/${result.id}`, { text: '赌博' })).json.result).toEqual({ word: '赌博' });
    expect((await anna.ask('POST', `posts/${result.id}/comments`, { text: 'CASINO' })).json).toEqual(refusal);
  });

  it('is refused for users who may not post', async () => {
    const silenced = await createSocialTestUser(server, { can_post: false, can_comment: false });
    expect((await publish(silenced, { text: 'hi' })).error).toBe('api.forbidden');
    const { result } = await publish(anna, { text: 'fine' });
    expect((await silenced.ask('POST', `posts/${result.id}/comments`, { text: 'hi' })).json.error).toBe(
      'api.author.not_allow_comment',
    );
  });

  it('in review or rejected is visible only to its author', async () => {
    const { result } = await publish(anna, { text: 'to be reviewed' });
    for (const [state, error] of [
      ['auditing', 'api.post.audit_auditing'],
      ['rejected', 'api.post.audit_rejected'],
    ] as const) {
      await server.services.db.updateTable('posts').set({ state }).where('id', '=', result.id).execute();
      expect((await bo.ask('GET', `posts/${result.id}`)).json.error).toBe(error);
      expect((await anna.ask('GET', `posts/${result.id}`)).json.result.audit_status).toBe(state);
      expect(getTestResponseListIds(await bo.ask('GET', `authors/${anna.authorId}/posts`))).not.toContain(result.id);
    }
  });
});

describe('reactions of readers', () => {
  it('likes and collections count once each and can be removed', async () => {
    const [id] = await insertTestPosts(server.services, [{ by: anna, at: 0 }]);
    await Promise.all(Array.from({ length: 5 }, () => bo.ask('PUT', `posts/${id}/like`)));
    expect((await bo.ask('PUT', `posts/${id}/collect`)).json.result).toEqual({
      like_count: 1,
      collect_count: 1,
      is_liked: true,
      is_collected: true,
    });
    expect((await anna.ask('PUT', `posts/${id}/like`)).json.result).toMatchObject({
      like_count: 2,
      is_collected: false,
    });
    expect(getTestResponseListIds(await bo.ask('GET', `posts/${id}/liker-list`))).toEqual([anna.authorId, bo.authorId]);
    await bo.ask('PUT', `posts/${id}/unlike`);
    expect((await bo.ask('PUT', `posts/${id}/unlike`)).json.result).toMatchObject({ like_count: 1, is_liked: false });
    expect((await bo.ask('GET', `posts/${id}`)).json.result).toMatchObject({
      like_count: 1,
      collect_count: 1,
      is_collected: true,
    });
  });

  it('likes and collections can be removed from a closed post, without counts in the answer', async () => {
    const [id] = await insertTestPosts(server.services, [{ by: anna, at: 0 }]);
    for (const how of ['like', 'collect']) await bo.ask('PUT', `posts/${id}/${how}`);
    await anna.ask('PUT', `posts/${id}/permissions`, { privacy: 4 });
    expect((await bo.ask('PUT', `posts/${id}/unlike`)).json.result).toEqual({ is_liked: false, is_collected: true });
    expect((await bo.ask('PUT', `posts/${id}/uncollect`)).json.result).toEqual({
      is_liked: false,
      is_collected: false,
    });
    expect((await anna.ask('PUT', `posts/${id}/unlike`)).json.result).toMatchObject({
      like_count: 0,
      collect_count: 0,
    });
  });

  it('a view counts once per user, and the author’s own never', async () => {
    const [id] = await insertTestPosts(server.services, [{ by: anna, at: 0 }]);
    for (const who of [bo, bo, bo, anna]) await who.ask('POST', `posts/${id}/view`);
    expect((await bo.ask('GET', `posts/${id}`)).json.result.view_count).toBe(1);
    expect(getTestResponseListIds(await anna.ask('GET', `posts/${id}/viewer-list`))).toEqual([bo.authorId]);
  });

  it('a report is stored for the operator with a copy of the post, also after the post is deleted', async () => {
    const [id] = await insertTestPosts(server.services, [{ by: anna, at: 0, text: 'reported words' }]);
    await bo.ask('POST', 'report/post', { post_id: id, reason: 2, text: 'not nice' });
    await anna.ask('DELETE', `posts/${id}`);
    const reports = await server.services.db
      .selectFrom('post_reports')
      .selectAll()
      .where('post_id', '=', id!)
      .execute();
    const evidence = [{ id, user_id: anna.id, text: 'reported words', media: [] }];
    expect(reports).toMatchObject([{ reporter_id: bo.id, author_id: anna.id, reason: 2, text: 'not nice', evidence }]);
  });
});

describe('comments', () => {
  it('have sub-comments, and are deleted with their post or parent comment', async () => {
    const [id] = await insertTestPosts(server.services, [{ by: anna, at: 0 }]);
    const comment = async (who: SocialTestUser, path: string, body: object) =>
      (await who.ask('POST', path, body)).json.result;
    const first = await comment(bo, `posts/${id}/comments`, { text: ' first ' });
    expect(first).toMatchObject({ text: 'first', parent_id: null, reply_to: null, author: { id: bo.authorId } });
    const second = await comment(anna, `posts/${id}/comments`, { text: 'second' });
    const answer = await comment(anna, `comments/${first.id}/sub-comments`, { text: 'thanks' });
    expect(answer).toMatchObject({ parent_id: first.id, reply_to: null });
    const reply = await comment(bo, `comments/${first.id}/sub-comments`, { text: 'welcome', reply_to_id: answer.id });
    expect(reply).toMatchObject({ parent_id: first.id, reply_to: 'Anna' });
    const direct = await comment(anna, `comments/${reply.id}/sub-comments`, { text: 'bye' });
    expect(direct).toMatchObject({ parent_id: first.id, reply_to: 'Bo' });
    expect(
      (await bo.ask('POST', `comments/${second.id}/sub-comments`, { text: 'x', reply_to_id: answer.id })).json.error,
    ).toBe('api.body.param_invalid.reply_to_id');

    expect(getTestResponseListIds(await asGuest('GET', `guest/posts/${id}/comments`))).toEqual([second.id, first.id]);
    expect((await readAllTestPageIds(anna.ask, `comments/${first.id}/sub-comments?limit=2`)).flat()).toEqual([
      answer.id,
      reply.id,
      direct.id,
    ]);
    await anna.ask('PUT', `comments/${first.id}/like`);
    expect((await anna.ask('PUT', `comments/${first.id}/like`)).json.result).toMatchObject({
      like_count: 1,
      is_liked: true,
      sub_comment_count: 3,
    });
    expect((await anna.ask('PUT', `comments/${first.id}/unlike`)).json.result).toMatchObject({
      like_count: 0,
      is_liked: false,
    });
    const count = async () => (await bo.ask('GET', `posts/${id}`)).json.result.comment_count;
    expect(await count()).toBe(5);
    expect((await bo.ask('DELETE', `comments/${second.id}`)).json.error).toBe('api.forbidden');
    expect((await anna.ask('DELETE', `comments/${first.id}`)).json.result).toBe(true);
    expect(await count()).toBe(1);
    await anna.ask('DELETE', `posts/${id}`);
    expect((await bo.ask('PUT', `comments/${second.id}/like`)).json.error).toBe('api.data_not_exist');
  });

  it('can be closed by the author, for one post and for all', async () => {
    const { result: post } = await publish(anna, { text: 'quiet', allow_comment: false });
    const comment = async (who: SocialTestUser) =>
      (await who.ask('POST', `posts/${post.id}/comments`, { text: 'hi' })).json.error;
    expect([await comment(bo), await comment(anna)]).toEqual(['api.author.not_allow_comment', undefined]);
    await anna.ask('PUT', `posts/${post.id}/permissions`, { allow_comment: true });
    expect(await comment(bo)).toBeUndefined();
    await anna.ask('PUT', `authors/${anna.authorId}/permissions/comment`, { allow_comment: false });
    expect((await bo.ask('GET', `posts/${post.id}`)).json.result.author.allow_comment).toBe(false);
    expect([await comment(bo), await comment(anna)]).toEqual(['api.author.not_allow_comment', undefined]);
    await anna.ask('PUT', `authors/${anna.authorId}/permissions/comment`, { allow_comment: true });
    expect((await bo.ask('POST', `posts/${post.id}/comments`, { text: 'www.example.com' })).json.error).toBe(
      'api.comment.has_hyperlink',
    );
    expect((await bo.ask('POST', `posts/${post.id}/comments`, { text: '   ' })).json.error).toBe(
      'api.body.param_invalid.text',
    );
  });

  it('leave out blocked authors, and mark authors with a cancelled account', async () => {
    const [id] = await insertTestPosts(server.services, [{ by: anna, at: 0 }]);
    const cai = await createSocialTestUser(server);
    await cai.ask('POST', `posts/${id}/comments`, { text: 'from Cai' });
    await server.services.db.insertInto('blocks').values({ user_id: bo.id, block_id: cai.id }).execute();
    expect(getTestResponseListIds(await bo.ask('GET', `posts/${id}/comments`))).toEqual([]);
    await server.services.db.updateTable('users').set({ delete_at: new Date() }).where('id', '=', cai.id).execute();
    const [comment] = (await anna.ask('GET', `posts/${id}/comments`)).json.result.list;
    expect(comment).toMatchObject({ text: 'from Cai', author: { account_cancelled: true } });
  });

  it('name the answered user: empty for a cancelled account, null across a block', async () => {
    const [id] = await insertTestPosts(server.services, [{ by: anna, at: 0 }]);
    const cai = await createSocialTestUser(server, { nickname: 'Cai' });
    const { id: first } = (await anna.ask('POST', `posts/${id}/comments`, { text: 'first' })).json.result;
    const { id: sub } = (await cai.ask('POST', `comments/${first}/sub-comments`, { text: 'from Cai' })).json.result;
    await anna.ask('POST', `comments/${first}/sub-comments`, { text: 'to Cai', reply_to_id: sub });
    const replyTo = async (who: SocialTestUser) =>
      (await who.ask('GET', `comments/${first}/sub-comments`)).json.result.list.at(-1).reply_to;
    expect(await replyTo(bo)).toBe('Cai');
    await server.services.db.insertInto('blocks').values({ user_id: cai.id, block_id: bo.id }).execute();
    expect([await replyTo(bo), await replyTo(anna)]).toEqual([null, 'Cai']);
    await server.services.db.updateTable('users').set({ delete_at: new Date() }).where('id', '=', cai.id).execute();
    expect(await replyTo(anna)).toBe('');
  });

  it('lose the likes of a cancelled account, as posts lose its likes, collections and views', async () => {
    const [id] = await insertTestPosts(server.services, [{ by: anna, at: 0 }]);
    const { result: said } = (await anna.ask('POST', `posts/${id}/comments`, { text: 'well' })).json;
    const cai = await createSocialTestUser(server);
    for (const who of [bo, cai]) {
      for (const how of ['like', 'collect']) await who.ask('PUT', `posts/${id}/${how}`);
      await who.ask('POST', `posts/${id}/view`);
      await who.ask('PUT', `comments/${said.id}/like`);
    }
    const counts = async () => {
      const post = (await anna.ask('GET', `posts/${id}`)).json.result;
      const [comment] = (await anna.ask('GET', `posts/${id}/comments`)).json.result.list;
      return [post.like_count, post.collect_count, post.view_count, comment.like_count];
    };
    expect(await counts()).toEqual([2, 2, 2, 2]);
    await server.services.db.updateTable('users').set({ delete_at: new Date() }).where('id', '=', cai.id).execute();
    expect(await counts()).toEqual([1, 1, 1, 1]);
    for (const list of ['liker-list', 'viewer-list'])
      expect(getTestResponseListIds(await anna.ask('GET', `posts/${id}/${list}`))).toEqual([bo.authorId]);
  });
});
