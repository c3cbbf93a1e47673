import { beforeAll, describe, expect, it } from 'vitest';
import { createChatTestClient } from '../slices/test-chat.ts';
import { type SocialTestUser, createSocialTestUser, insertTestPosts } from '../slices/social/test-social.ts';
import { createTestGroup } from '../slices/test-world.ts';
import { useTestServer } from '../use-test-server.ts';
import { reportsCommand } from './reports.ts';
import { auditLogCommand } from './audit.ts';

const HOUR_MS = 3_600_000;
const server = useTestServer();
const chat = createChatTestClient(server);
let anna: SocialTestUser;
let bo: SocialTestUser;
let groupId: string;
let postId: string;
let commentId: string;

/** Runs a command two hours after the reports. */
const run = (...args: string[]) =>
  reportsCommand.prepare(args)({ ...server.services, clock: () => new Date(Date.now() + 2 * HOUR_MS) });
const resolve = (outcome: string, ...ids: string[]) =>
  run('resolve', outcome, ...ids, '--reason', 'seen', '--as', 'ann');

beforeAll(async () => {
  [anna, bo] = [await createSocialTestUser(server), await createSocialTestUser(server)];
  groupId = await createTestGroup(server.services, [anna, bo]);
  [postId] = (await insertTestPosts(server.services, [{ by: bo, at: 0, text: 'rude post' }])) as [string];
  const { id } = await chat.send(bo, groupId, 'rude\u001b[2Jwords');
  await chat.post(anna, '/api/v1/users/report', {
    user_id: bo.id,
    reason: 3,
    text: 'he is\nrude',
    group_id: groupId,
    msg_id: id,
  });
  await chat.remove(bo, `/api/v1/messages/${id}`);
  await chat.post(anna, `/api/v1/groups/${groupId}/report`, { reason: 1 });
  await anna.ask('POST', 'report/post', { post_id: postId, reason: 2 });
  const comment = async (by: SocialTestUser, path: string, text: string) =>
    (await by.ask('POST', path, { text })).json.result.id as string;
  const asked = await comment(anna, `posts/${postId}/comments`, 'why?');
  commentId = await comment(bo, `comments/${asked}/sub-comments`, 'rude answer');
  await anna.ask('POST', 'report/comment', { comment_id: commentId, reason: 3 });
  await bo.ask('DELETE', `posts/${postId}`);
});

describe('reports', () => {
  it('list: shows open reports by age, of all kinds or of one, with their counts', async () => {
    const lines = [
      `user-1  2 h 0 min old  harassment  user ${bo.id}  by ${anna.id}  1 copy`,
      `group-1  2 h 0 min old  spam  group ${groupId}  by ${anna.id}  1 copy`,
      `post-1  2 h 0 min old  sexual content  post ${postId}  by ${anna.id}  1 copy`,
      `comment-1  2 h 0 min old  harassment  comment ${commentId}  by ${anna.id}  3 copies`,
    ];
    expect((await run('list')).split('\n')).toEqual(['Open reports: 1 user, 1 group, 1 post, 1 comment.', ...lines]);
    expect((await run('list', 'post')).split('\n')).toEqual(['Open reports: 1 post.', lines[2]]);
  });

  it('show: prints the copies of messages and posts that are gone, without control characters', async () => {
    const shown = await run('show', 'user-1');
    expect(shown.split('\n')).toEqual([
      'user-1  open, 2 h 0 min old',
      expect.stringMatching(`^user ${bo.id}, reported by ${anna.id} at \\S+Z$`),
      'reason: harassment',
      String.raw`text: he is\nrude`,
      'copies: 1',
      expect.stringMatching(String.raw`^ {2}> \S+Z  ${bo.id}  m\d+  text  rude\\u001b\[2Jwords$`),
    ]);
    expect(await run('show', 'post-1')).toMatch(
      new RegExp(`\\n {4}\\S+ {2}${bo.id} {2}${postId} {2}post {2}rude post$`),
    );
    expect((await run('show', 'comment-1')).split('\n').slice(3)).toEqual([
      'copies: 3',
      expect.stringMatching(`^ {4}\\S+ {2}${bo.id} {2}${postId} {2}post {2}rude post$`),
      expect.stringMatching(`^ {4}\\S+ {2}${anna.id} {2}c\\d+ {2}comment {2}why\\?$`),
      expect.stringMatching(`^ {2}> \\S+ {2}${bo.id} {2}${commentId} {2}comment {2}rude answer$`),
    ]);
    await expect(run('show', 'post-9')).rejects.toThrow('there is no report post-9');
  });

  it('resolve: closes all given reports with outcome and reason, or none', async () => {
    await expect(resolve('upheld', 'user-1', 'post-1', 'group-9')).rejects.toThrow(
      'group-9: unknown, or resolved already',
    );
    expect(await run('list')).toContain('Open reports: 1 user, 1 group, 1 post, 1 comment.');
    expect(await auditLogCommand.prepare([])(server.services)).toBe('No action is recorded.');

    expect(await resolve('upheld', 'user-1', 'post-1', 'user-1')).toBe('upheld: user-1, post-1');
    expect((await run('list')).split('\n')).toEqual([
      'Open reports: 0 user, 1 group, 0 post, 1 comment.',
      expect.stringMatching(/^group-1 /),
      expect.stringMatching(/^comment-1 /),
    ]);
    const shown = (await run('show', 'post-1')).split('\n');
    expect(shown[0]).toMatch(/^post-1 {2}upheld at \S+Z$/);
    expect(shown.at(-1)).toMatch(/^\S+Z {2}ann {2}reports resolve upheld {2}post-1 {2}seen$/);
    await expect(resolve('dismissed', 'user-1')).rejects.toThrow('user-1: unknown, or resolved already');
  });

  it('resolve: only one of several concurrent operators resolves a report', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => resolve('dismissed', 'group-1')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await auditLogCommand.prepare(['group-1'])(server.services)).split('\n')).toHaveLength(1);
  });

  it.each([
    [[]],
    [['list', 'message']],
    [['list', '--reason', 'x']],
    [['show']],
    [['show', 'u1']],
    [['resolve', 'upheld', 'user-1']],
    [['resolve', 'upheld', '--reason', 'x']],
    [['resolve', 'banned', 'user-1', '--reason', 'x']],
    [['resolve', 'upheld', 'user-0', '--reason', 'x']],
  ])('refuse %j', (args) => {
    expect(() => reportsCommand.prepare(args)).toThrow(/^reports: /);
  });
});
