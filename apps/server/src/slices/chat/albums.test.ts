import { beforeAll, expect, it } from 'vitest';
import { createTestSharpImage, TEST_PDF_FILE } from '../../platform/media/test-files.ts';
import { createNotificationTestClient } from '../notifications/test-notifications.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { TEST_CONFIG_WITHOUT_FFMPEG, useUploadTestServer } from '../test-upload-server.ts';
import { createTestCid, createTestGroup, createTestUsers, type TestUser } from '../test-world.ts';

const album_id = 'album-of-the-walk';
const { server, uploads: u } = useUploadTestServer({ config: TEST_CONFIG_WITHOUT_FFMPEG });
let anna: TestUser;
let bo: TestUser;
let group: string;
let other: string;

beforeAll(async () => {
  [anna, bo] = await createTestUsers(server.services, ['Anna', 'Bo']);
  group = await createTestGroup(server.services, [anna, bo]);
  other = await createTestGroup(server.services, [bo]);
});

const upload = async () => u.upload(anna, group, 'image', 'png', await createTestSharpImage(30, 20).png().toBuffer());
const sendPhoto = async (given: object) => u.sendFile(anna, group, 'image', await upload(), given);

it('pictures carry their album and caption, which forwarding keeps in an album of its own', async () => {
  const { result } = (await sendPhoto({ album_id, text: '  On the ridge ' })).json;
  expect(result).toMatchObject({ type: 'image', text: 'On the ridge', album_id });
  expect((await sendPhoto({ album_id })).json.result).toMatchObject({ text: null, album_id });
  expect((await sendPhoto({})).json.result).not.toHaveProperty('album_id');
  const found = await u.get(bo, `/api/v2/groups/${group}/messages/search?text=ridge`);
  expect(found.json.result.list).toMatchObject([{ id: result.id, album_id }]);
  const forward = (given: object) =>
    u.post(bo, `/api/v1/messages/${result.id}/forward`, { group_id: other, cid: createTestCid(), ...given });
  expect((await forward({ album_id: 'another-album' })).json.result).toMatchObject({
    text: 'On the ridge',
    album_id: 'another-album',
  });
  expect((await forward({})).json.result).not.toHaveProperty('album_id');
});

it('a caption names members, whom it notifies', async () => {
  const mentions = [{ user_id: bo.id, start: 4, end: 7 }];
  const { result } = (await sendPhoto({ text: '  For @bo ', mentions })).json;
  expect(result).toMatchObject({ text: 'For @bo', mentions });
  const { list } = await createNotificationTestClient(server).page(bo);
  expect(list).toMatchObject([{ type: 'mention', text: 'For @bo', target: { id: result.id } }]);
  const beyond = [{ user_id: bo.id, start: 4, end: 99 }];
  expect(formatTestResponseCode(await sendPhoto({ text: 'For @bo', mentions: beyond }))).toBe(
    '400 api.body.param_invalid.mentions',
  );
});

it('a caption obeys the rules of texts, and only pictures have an album', async () => {
  expect(formatTestResponseCode(await sendPhoto({ album_id: 'short' }))).toBe('400 api.body.param_invalid.album_id');
  expect(formatTestResponseCode(await sendPhoto({ text: '   ' }))).toBe('400 api.body.param_invalid.text');
  const text = { type: 'text', group_id: group, cid: createTestCid(), text: 'hello', album_id };
  expect(formatTestResponseCode(await u.post(anna, '/api/v1/messages', text))).toBe(
    '400 api.body.param_invalid.album_id',
  );
  const path = await u.upload(anna, group, 'file', 'pdf', TEST_PDF_FILE);
  const sent = await u.sendFile(anna, group, 'file', path, { filename: 'a.pdf', album_id });
  expect(formatTestResponseCode(sent)).toBe('400 api.body.param_invalid.album_id');
  const { id } = await (
    await u.post(anna, '/api/v1/messages', { ...text, cid: createTestCid(), album_id: undefined })
  ).json.result;
  const forwarded = { group_id: other, cid: createTestCid(), album_id };
  expect(formatTestResponseCode(await u.post(bo, `/api/v1/messages/${id}/forward`, forwarded))).toBe(
    '400 api.body.param_invalid.album_id',
  );

  const db = server.services.db;
  const setPermissions = (member_permission: object) =>
    db
      .updateTable('groups')
      .set({ member_permission: JSON.stringify(member_permission) as never })
      .where('id', '=', group)
      .execute();
  const { member_permission: before } = await db
    .selectFrom('groups')
    .select('member_permission')
    .where('id', '=', group)
    .executeTakeFirstOrThrow();
  await db.updateTable('members').set({ role: 'member' }).where('user_id', '=', anna.id).execute();
  await setPermissions({ ...before, send_message: 'denied', send_image: 'granted' });
  expect(formatTestResponseCode(await sendPhoto({ text: 'not allowed' }))).toBe('403 api.forbidden');
  expect(formatTestResponseCode(await sendPhoto({}))).toBe('200 ok');
  await setPermissions({ ...before, send_hyperlink: 'denied' });
  expect(formatTestResponseCode(await sendPhoto({ text: 'see example.com' }))).toBe('400 api.comment.has_hyperlink');
});
