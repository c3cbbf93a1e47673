import { expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { createSocialTestUser, insertTestPosts, type SocialTestUser } from './test-social.ts';

const server = useTestServer();

const GONE = 'api.data_not_exist';

it('linked comment: found while its list shows it, with the comment that it is under', async () => {
  const [anna, cai, dot, eve] = (await Promise.all(Array.from({ length: 4 }, () => createSocialTestUser(server)))) as [
    SocialTestUser,
    SocialTestUser,
    SocialTestUser,
    SocialTestUser,
  ];
  const [id] = await insertTestPosts(server.services, [{ by: anna, at: 0 }]);
  const comment = async (who: SocialTestUser, path: string, text: string) =>
    (await who.ask('POST', path, { text })).json.result.id;
  const read = async (who: SocialTestUser, which: string) => (await who.ask('GET', `comments/${which}`)).json;
  const parent = await comment(cai, `posts/${id}/comments`, 'first');
  const reply = await comment(dot, `comments/${parent}/sub-comments`, 'second');
  expect((await read(anna, parent)).result).toMatchObject({ comment: { id: parent, text: 'first' }, parent: null });
  expect((await read(anna, reply)).result).toMatchObject({ comment: { id: reply }, parent: { id: parent } });

  // Across a block neither the comment nor what is under it is found, in both directions.
  await server.services.db.insertInto('blocks').values({ user_id: eve.id, block_id: cai.id }).execute();
  expect([(await read(eve, parent)).error, (await read(eve, reply)).error]).toEqual([GONE, GONE]);
  const other = await comment(eve, `posts/${id}/comments`, 'third');
  expect((await read(cai, other)).error).toBe(GONE);

  await anna.ask('DELETE', `comments/${parent}`);
  expect((await read(anna, reply)).error).toBe(GONE);
});
