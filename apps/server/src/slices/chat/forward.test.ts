import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestSharpImage, TEST_PDF_FILE } from '../../platform/media/test-files.ts';
import { runRecurringJobsInTest } from '../test-recurring-jobs.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { TEST_CONFIG_WITHOUT_FFMPEG, useUploadTestServer } from '../test-upload-server.ts';
import { createTestCid, createTestGroup, createTestUsers, type TestUser } from '../test-world.ts';

const { server, dataDir, uploads: u } = useUploadTestServer({ config: TEST_CONFIG_WITHOUT_FFMPEG });
/** A group of Anna and Bo, and another of Cleo and Bo. */
async function createGroups() {
  const [anna, bo, cleo] = await createTestUsers(server.services, ['Anna', 'Bo', 'Cleo']);
  const group = await createTestGroup(server.services, [anna, bo]);
  return { anna, bo, cleo, group, other: await createTestGroup(server.services, [cleo, bo]) };
}

const forward = (who: TestUser, id: string, group_id: string, cid = createTestCid()) =>
  u.post(who, `/api/v1/messages/${id}/forward`, { group_id, cid });
const fetchBytes = async (url: string) => Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer());
const photo = async (who: TestUser, where: string) => {
  const path = await u.upload(who, where, 'image', 'png', await createTestSharpImage(300, 200).png().toBuffer());
  return (await u.sendFile(who, where, 'image', path)).json.result;
};
const files = () => readdirSync(join(dataDir, 'media/files'), { recursive: true }).length;

it('forwarding a picture copies its file, and the copy outlives the original', async () => {
  const { anna, bo, cleo, group, other } = await createGroups();
  const first = await photo(anna, group);
  const cid = createTestCid();
  const sent = await forward(bo, first.id, other, cid);
  expect(formatTestResponseCode(sent)).toBe('200 ok');
  const message = sent.json.result;
  expect(message).toMatchObject({ type: 'image', group_id: other, user_id: bo.id, cid, thread_id: null });
  expect(message.media).toMatchObject({ width: 300, height: 200, thumbhash: first.media.thumbhash });
  expect(message.file_path).not.toBe(first.file_path);
  expect(await fetchBytes(message.media.url)).toEqual(await fetchBytes(first.media.url));

  // The same request again returns the same message and copies nothing.
  const before = files();
  expect((await forward(bo, first.id, other, cid)).json.result).toEqual(message);
  expect(files()).toBe(before);

  await u.remove(anna, `/api/v1/messages/${first.id}`);
  await runRecurringJobsInTest(server.services);
  expect((await fetchBytes(message.media.thumbnail_url)).length).toBeGreaterThan(100);
  expect(await fetchBytes(message.media.url)).not.toHaveLength(0);
  const read = await u.get(cleo, `/api/v1/groups/${other}/messages/${message.id}`);
  expect(await fetchBytes(read.json.result.media.url)).toEqual(await fetchBytes(message.media.url));
  // The original message is retracted by now.
  expect(formatTestResponseCode(await forward(bo, first.id, other))).toMatch(/api\.message\.retracted$/);
  expect((await forward(bo, first.id, other, cid)).json.result.id).toBe(message.id);
});

it('forwarding keeps the names of documents and the text of messages', async () => {
  const { anna, bo, group, other } = await createGroups();
  const path = await u.upload(anna, group, 'file', 'pdf', TEST_PDF_FILE);
  const paper = (await u.sendFile(anna, group, 'file', path, { filename: 'plan.pdf' })).json.result;
  expect((await forward(anna, paper.id, group)).json.result).toMatchObject({
    type: 'file',
    filename: 'plan.pdf',
    expire_at: null,
  });
  const text = await u.send(anna, group, 'pass it on');
  expect((await forward(bo, text.id, other)).json.result).toMatchObject({ type: 'text', text: 'pass it on' });
});

it('forwarding is refused for messages the user may not see, and to groups where the user may not send', async () => {
  const { anna, bo, cleo, group, other } = await createGroups();
  const first = await photo(anna, group);
  expect(formatTestResponseCode(await forward(cleo, first.id, other))).toMatch(/api\.data_not_exist$/);
  expect(formatTestResponseCode(await forward(anna, first.id, other))).toMatch(/api\.forbidden$/);
  expect(formatTestResponseCode(await forward(bo, 'm99999999', other))).toMatch(/api\.data_not_exist$/);
  const member_permission = JSON.stringify({ send_message: 'granted', send_image: 'denied' });
  const silent = await createTestGroup(server.services, [cleo, bo], { member_permission });
  const before = files();
  expect(formatTestResponseCode(await forward(bo, first.id, silent))).toMatch(/api\.forbidden$/);
  expect(files()).toBe(before);
});
