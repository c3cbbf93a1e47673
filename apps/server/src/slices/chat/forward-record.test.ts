import { beforeAll, describe, expect, test } from 'vitest';
import { createTestSharpImage, TEST_PDF_FILE } from '../../platform/media/test-files.ts';
import { runRecurringJobsInTest } from '../test-recurring-jobs.ts';
import { createChatTestClient, formatTestResponseCode } from '../test-chat.ts';
import { TEST_CONFIG_WITHOUT_FFMPEG, useUploadTestServer } from '../test-upload-server.ts';
import {
  createTestCid,
  createTestGroup,
  createTestUser,
  createTestUsers,
  formatTestMemberPermission,
  type TestUser,
} from '../test-world.ts';

const { server, uploads: u } = useUploadTestServer({ config: TEST_CONFIG_WITHOUT_FFMPEG });
let anna: TestUser;
let bo: TestUser;
let cleo: TestUser;
/** Of Anna and Bo. */
let group: string;
/** Of Cleo and Bo. */
let other: string;

beforeAll(async () => {
  [anna, bo, cleo] = await createTestUsers(server.services, ['Anna', 'Bo', 'Cleo']);
  group = await createTestGroup(server.services, [anna, bo], { display_name: 'Hikers' });
  other = await createTestGroup(server.services, [cleo, bo]);
});

const forward = (who: TestUser, source: string, msg_ids: string[], group_id = other, cid = createTestCid()) =>
  u.post(who, `/api/v1/groups/${source}/messages/forward`, { group_id, msg_ids, cid });
const read = async (who: TestUser, { group_id, id }: { group_id: string; id: string }) =>
  u.get(who, `/api/v1/groups/${group_id}/messages/${id}/record`);
const fetchBytes = async (url: string) => Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer());
const sendPhoto = async (who: TestUser, where: string) => {
  const path = await u.upload(who, where, 'image', 'png', await createTestSharpImage(300, 200).png().toBuffer());
  return (await u.sendFile(who, where, 'image', path)).json.result;
};

describe('forwarding messages as one', () => {
  test('sends them in the order of the group, with names, times and texts', async () => {
    const first = await u.send(anna, group, 'When do we leave?');
    const second = await u.send(bo, group, 'At seven');
    const cid = createTestCid();
    const sent = await forward(bo, group, [second.id, first.id], other, cid);
    expect(formatTestResponseCode(sent)).toBe('200 ok');
    const message = sent.json.result;
    expect(message).toMatchObject({ type: 'chat_record', group_id: other, user_id: bo.id, cid, text: null });
    expect(message.chat_record).toEqual({
      names: ['Hikers'],
      count: 2,
      lines: [
        { name: 'Anna', type: 'text', text: 'When do we leave?' },
        { name: 'Bo', type: 'text', text: 'At seven' },
      ],
    });
    expect((await read(cleo, message)).json.result).toEqual({
      names: ['Hikers'],
      items: [first, second].map(({ user_id, create_at, text }, index) => ({
        user_id,
        name: ['Anna', 'Bo'][index],
        avatar_thumbnail: null,
        type: 'text',
        create_at,
        text,
        filename: null,
        duration: null,
        expire_at: null,
      })),
    });
    // The same request again returns the same message.
    expect((await forward(bo, group, [second.id, first.id], other, cid)).json.result.id).toBe(message.id);
  });

  test('is a snapshot: a later retraction does not change it', async () => {
    const kept = await u.send(anna, group, 'kept');
    const retracted = await u.send(anna, group, 'retracted before');
    await u.remove(anna, `/api/v1/messages/${retracted.id}`);
    const message = (await forward(bo, group, [kept.id, retracted.id])).json.result;
    await u.remove(anna, `/api/v1/messages/${kept.id}`);
    const texts = (await read(cleo, message)).json.result.items.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(['kept']);
    expect(formatTestResponseCode(await forward(bo, group, [kept.id, retracted.id]))).toMatch(
      /api\.message\.retracted$/,
    );
  });

  test('leaves out lines of the room and messages of blocked users', async () => {
    const dora = await createTestUser(server.services);
    const room = await createTestGroup(server.services, [bo, dora]);
    const text = await u.send(bo, room, 'mine');
    const folded = await u.send(dora, room, 'blocked');
    await createChatTestClient(server).put(bo, `/api/v1/groups/${room}`, { display_name: 'New' });
    const line = (await u.get(bo, `/api/v2/groups/${room}/messages`)).json.result.at(-1);
    expect(line.type).toBe('group_displayname');
    await u.post(bo, '/api/v1/users/blocks', { block_id: dora.id });
    const message = (await forward(bo, room, [text.id, folded.id, line.id])).json.result;
    expect(message.chat_record).toMatchObject({ count: 1, lines: [{ text: 'mine' }] });
    expect(formatTestResponseCode(await forward(bo, room, [folded.id]))).toMatch(/api\.forbidden$/);
  });

  test('names a sender as the group does', async () => {
    const dora = await createTestUser(server.services, { nickname: 'Dora' });
    const room = await createTestGroup(server.services, [bo, dora]);
    const { db } = server.services;
    await db.updateTable('members').set({ group_nickname: 'Guide' }).where('user_id', '=', dora.id).execute();
    const message = (await forward(bo, room, [(await u.send(dora, room)).id])).json.result;
    expect(message.chat_record.lines).toMatchObject([{ name: 'Guide' }]);
  });

  test('shows a red envelope by its type only', async () => {
    const envelope = await u.send(anna, group, 'the greeting');
    await server.services.db
      .updateTable('messages')
      .set({ type: 'red_envelope' })
      .where('id', '=', envelope.id)
      .execute();
    const message = (await forward(bo, group, [envelope.id])).json.result;
    expect(message.chat_record.lines).toEqual([{ name: 'Anna', type: 'red_envelope', text: null }]);
    expect((await read(cleo, message)).json.result.items).toMatchObject([{ type: 'red_envelope', text: null }]);
  });

  test('names both users of a direct message', async () => {
    const direct = await u.openDirect(anna, bo.id);
    const text = await u.send(anna, direct, 'between us');
    const message = (await forward(bo, direct, [text.id])).json.result;
    expect(message.chat_record.names).toEqual(['Anna', 'Bo']);
  });

  test('copies files, which expire with the record', async () => {
    const photo = await sendPhoto(anna, group);
    const path = await u.upload(anna, group, 'file', 'pdf', TEST_PDF_FILE);
    const paper = (await u.sendFile(anna, group, 'file', path, { filename: 'plan.pdf' })).json.result;
    const message = (await forward(bo, group, [photo.id, paper.id])).json.result;
    await u.remove(anna, `/api/v1/messages/${photo.id}`);
    await runRecurringJobsInTest(server.services);

    const [image, document] = (await read(cleo, message)).json.result.items;
    expect(image).toMatchObject({ type: 'image', media: { width: 300, height: 200 } });
    expect(await fetchBytes(image.media.url)).not.toHaveLength(0);
    expect(document).toMatchObject({ type: 'file', filename: 'plan.pdf', expire_at: null });
    const link = (await u.get(cleo, `/api/v1/groups/${other}/files/${document.media.file_id}`)).json.result;
    expect(link.filename).toBe('plan.pdf');
    // The members of the source group have no access to the copies.
    const fileIds = `/api/v1/groups/${other}/files/${image.media.file_id}`;
    expect(formatTestResponseCode(await u.get(anna, fileIds))).toMatch(/api\.forbidden$/);

    expect(Date.parse(image.expire_at) - Date.parse(message.create_at)).toBe(14 * 24 * 3600_000);
    await server.services.db
      .updateTable('files')
      .set({ expire_at: new Date(0) })
      .where('message_id', '=', message.id)
      .where('kind', '=', 'image')
      .execute();
    await runRecurringJobsInTest(server.services);
    const [expired, lasting] = (await read(cleo, message)).json.result.items;
    expect(expired.media).toMatchObject({ url: null, width: 300 });
    expect(lasting.media.url).not.toBeNull();
  });

  test('forwards a record with its files, and a record in a record as its title', async () => {
    const photo = await sendPhoto(anna, group);
    const message = (await forward(bo, group, [photo.id])).json.result;
    const again = await u.post(cleo, `/api/v1/messages/${message.id}/forward`, {
      group_id: other,
      cid: createTestCid(),
    });
    await u.remove(bo, `/api/v1/messages/${message.id}`);
    await runRecurringJobsInTest(server.services);
    const [image] = (await read(cleo, again.json.result)).json.result.items;
    expect(await fetchBytes(image.media.url)).not.toHaveLength(0);

    const nested = (await forward(cleo, other, [again.json.result.id])).json.result;
    const [item] = (await read(cleo, nested)).json.result.items;
    expect(item).toMatchObject({ type: 'chat_record', names: ['Hikers'], text: null });
    expect(item).not.toHaveProperty('items');
  });

  test('is refused for messages the user cannot see, also of another group', async () => {
    const text = await u.send(anna, group);
    const foreign = await u.send(cleo, other);
    expect(formatTestResponseCode(await forward(cleo, group, [text.id]))).toMatch(/api\.forbidden$/);
    expect(formatTestResponseCode(await forward(bo, group, [text.id, foreign.id]))).toMatch(/api\.data_not_exist$/);
    expect(formatTestResponseCode(await forward(bo, group, ['m99999999']))).toMatch(/api\.data_not_exist$/);
    await u.post(bo, `/api/v1/messages/${text.id}/hide`);
    expect(formatTestResponseCode(await forward(bo, group, [text.id]))).toMatch(/api\.data_not_exist$/);
  });

  test('is refused where the user may not send what it contains', async () => {
    const photo = await sendPhoto(anna, group);
    const linked = formatTestMemberPermission({ send_hyperlink: 'granted' });
    const linking = await createTestGroup(server.services, [anna, bo], { member_permission: linked });
    const link = await u.send(bo, linking, 'see https://example.com');
    const [silent, textOnly] = [
      formatTestMemberPermission({ send_message: 'denied' }),
      formatTestMemberPermission({ send_image: 'denied' }),
    ];
    const closed = await createTestGroup(server.services, [cleo, bo], { member_permission: silent });
    const noPictures = await createTestGroup(server.services, [cleo, bo], { member_permission: textOnly });
    expect(formatTestResponseCode(await forward(bo, group, [photo.id], group))).toBe('200 ok');
    expect(formatTestResponseCode(await forward(bo, group, [photo.id], closed))).toMatch(/api\.forbidden$/);
    expect(formatTestResponseCode(await forward(bo, group, [photo.id], noPictures))).toMatch(/api\.forbidden$/);
    expect(formatTestResponseCode(await forward(bo, linking, [link.id], noPictures))).toMatch(/has_hyperlink$/);
    expect(formatTestResponseCode(await forward(anna, group, [photo.id], other))).toMatch(/api\.forbidden$/);
  });

  test('takes 1 to 100 messages', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `m${index}`);
    expect(formatTestResponseCode(await forward(bo, group, []))).toMatch(/param_invalid\.msg_ids$/);
    expect(formatTestResponseCode(await forward(bo, group, ids))).toMatch(/param_invalid\.msg_ids/);
  });
});

describe('a record', () => {
  test('is gone with its message, also for those who have hidden or cleared it', async () => {
    const text = await u.send(anna, group, 'soon gone');
    const message = (await forward(bo, group, [text.id])).json.result;
    expect(formatTestResponseCode(await read(anna, message))).toMatch(/api\.forbidden$/);
    await u.post(cleo, `/api/v1/messages/${message.id}/hide`);
    expect(formatTestResponseCode(await read(cleo, message))).toMatch(/api\.data_not_exist$/);
    const retracted = (await u.remove(bo, `/api/v1/messages/${message.id}`)).json.result;
    expect(retracted).toMatchObject({ type: 'chat_record_retracted' });
    expect(retracted).not.toHaveProperty('chat_record');
    expect(formatTestResponseCode(await read(bo, message))).toMatch(/api\.message\.retracted$/);
    const { count } = await server.services.db
      .selectFrom('chat_records')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('id', '=', message.target_id)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  test('is reported with its messages', async () => {
    const text = await u.send(anna, group, 'unkind');
    const message = (await forward(bo, group, [text.id])).json.result;
    await u.post(cleo, '/api/v1/users/report', { user_id: bo.id, reason: 3, msg_id: message.id });
    const { evidence } = await server.services.db
      .selectFrom('user_reports')
      .select('evidence')
      .where('reporter_id', '=', cleo.id)
      .executeTakeFirstOrThrow();
    const reported = { id: message.id, is_reported: true, record: [{ user_id: anna.id, text: 'unkind' }] };
    expect((evidence as { id: string }[]).find(({ id }) => id === message.id)).toMatchObject(reported);
  });

  test('is named only by its type in a quote', async () => {
    const text = await u.send(anna, group, 'quoted');
    const message = (await forward(bo, group, [text.id])).json.result;
    const reply = await u.post(cleo, `/api/v1/messages/${message.id}/thread`, {
      type: 'text',
      text: 'I see',
      cid: createTestCid(),
    });
    expect(reply.json.result.thread).toEqual({
      id: message.id,
      user_id: bo.id,
      type: 'chat_record',
      text: null,
      filename: null,
    });
  });
});
