import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReadyEventStreamTestClient } from '../../platform/events/test-client.ts';
import { createTestSharpImage, TEST_PDF_FILE } from '../../platform/media/test-files.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { useUploadTestServer } from '../test-upload-server.ts';
import { createTestCid, createTestGroup, createTestUsers, type TestUser } from '../test-world.ts';

const DAY = 24 * 60 * 60 * 1000;
let now = () => new Date();
const { server, uploads: u } = useUploadTestServer({ clock: () => now() });
let anna: TestUser;
let bo: TestUser;
let stranger: TestUser;
let group: string;

beforeAll(async () => {
  [anna, bo, stranger] = await createTestUsers(server.services, ['Anna', 'Bo', 'Stranger']);
  group = await createTestGroup(server.services, [anna, bo]);
});

describe('a link', () => {
  it('is valid for at most two days and for its file only, and not after a change of its text', async () => {
    const path = await u.upload(bo, group, 'image', 'png', await createTestSharpImage(9, 9).png().toBuffer());
    const { media } = (await u.sendFile(bo, group, 'image', path)).json.result;
    const get = async (url: string) => formatTestResponseCode(await server.call('GET', url));
    const [, id, until, userId, mark] = /([0-9a-f]{32})-([0-9a-z]+)-(u\d+)-([\w-]{43})/.exec(media.url)!;
    expect(userId).toBe(bo.id);
    const forged = [
      media.url.replace(until!, (parseInt(until!, 36) + 9).toString(36)),
      media.url.replace(mark!, 'A'.repeat(43)),
      media.url.replace(bo.id, anna.id),
      media.url.replace(`-${bo.id}`, ''),
      media.url.replace(id!, 'f'.repeat(32)),
      '/media/files/x/original',
    ];
    for (const url of forged) expect(await get(url)).toBe('403 api.forbidden');
    expect(await get(media.url.replace('original', 'other'))).toBe('404 api.not_found');
    expect(await get(media.url.replace('original', '..%2f..%2f..%2fx'))).toBe('404 api.not_found');
    now = () => new Date(Date.now() + 2 * DAY + 1000);
    expect(await get(media.url)).toBe('410 api.file.expired');
    now = () => new Date();
  });

  it('is returned only to members who may see the message', async () => {
    const path = await u.upload(bo, group, 'file', 'pdf', TEST_PDF_FILE);
    const { media } = (await u.sendFile(bo, group, 'file', path, { filename: 'a.pdf' })).json.result;
    const at = `/api/v1/groups/${group}/files/${media.file_id}`;
    expect(formatTestResponseCode(await u.get(stranger, at))).toBe('403 api.forbidden');
    const elsewhere = await createTestGroup(server.services, [stranger]);
    expect(formatTestResponseCode(await u.get(stranger, `/api/v1/groups/${elsewhere}/files/${media.file_id}`))).toBe(
      '404 api.data_not_exist',
    );
    await u.post(anna, `/api/v1/groups/${group}/clear`);
    expect(formatTestResponseCode(await u.get(anna, at))).toBe('404 api.data_not_exist');
    expect(formatTestResponseCode(await u.get(bo, at))).toBe('200 ok');
  });
});

describe('a link whose user may no longer see the message', () => {
  const forbidden = '403 api.forbidden';
  const byRange = { headers: { range: 'bytes=0-3' } };
  let sent: { id: string; media: { file_id: string; url: string } };
  let links: { anna: string; bo: string };

  beforeEach(async () => {
    const path = await u.upload(bo, group, 'file', 'pdf', TEST_PDF_FILE);
    sent = (await u.sendFile(bo, group, 'file', path, { filename: 'a.pdf' })).json.result;
    const { url } = (await u.get(anna, `/api/v1/groups/${group}/messages/${sent.id}`)).json.result.media;
    links = { anna: url, bo: sent.media.url };
  });

  const get = async (url: string, options = {}) => formatTestResponseCode(await server.call('GET', url, options));
  /** Answers to the links of both users, for the whole file and for a range. */
  const given = async () => [await get(links.anna), await get(links.anna, byRange), await get(links.bo)];
  const db = () => server.services.db;

  it('differs by member, in answers and in events', async () => {
    expect(links.anna).not.toBe(links.bo);
    expect(await given()).toEqual(['200 ok', '206 ok', '200 ok']);
    const [forAnna, forBo] = await Promise.all(
      [anna, bo].map((who) => openReadyEventStreamTestClient(server.port, who)),
    );
    const path = await u.upload(bo, group, 'file', 'pdf', TEST_PDF_FILE);
    await u.sendFile(bo, group, 'file', path, { filename: 'b.pdf' });
    const told = await Promise.all(
      [forAnna!, forBo!].map(({ client }) =>
        client.nextEvent('message', ({ message }) => message.filename === 'b.pdf'),
      ),
    );
    const urls = told.map(({ event }) => event.message.media!.url!);
    expect(urls.map((url) => /-(u\d+)-/.exec(url)![1])).toEqual([anna.id, bo.id]);
    expect(await Promise.all(urls.map((url) => get(url)))).toEqual(['200 ok', '200 ok']);
    await Promise.all([forAnna!, forBo!].map(({ client }) => client.close()));
  });

  it('is refused for a user who left or was removed, also after they join again', async () => {
    const membership = db().deleteFrom('members').where('group_id', '=', group).where('user_id', '=', anna.id);
    await membership.execute();
    expect(await given()).toEqual([forbidden, forbidden, '200 ok']);
    const { last_seq } = await db()
      .selectFrom('groups')
      .select('last_seq')
      .where('id', '=', group)
      .executeTakeFirstOrThrow();
    await db().insertInto('members').values({ group_id: group, user_id: anna.id, cleared_seq: last_seq }).execute();
    expect(await given()).toEqual([forbidden, forbidden, '200 ok']);
  });

  it('is refused for a user on the blacklist', async () => {
    await db().insertInto('group_blocks').values({ group_id: group, user_id: anna.id }).execute();
    expect(await given()).toEqual([forbidden, forbidden, '200 ok']);
    await db().deleteFrom('group_blocks').where('user_id', '=', anna.id).execute();
  });

  it('is refused for a user who cleared the history, and for all users after retraction', async () => {
    await u.post(anna, `/api/v1/groups/${group}/clear`);
    expect(await given()).toEqual([forbidden, forbidden, '200 ok']);
    await u.remove(bo, `/api/v1/messages/${sent.id}`);
    expect(await given()).toEqual([forbidden, forbidden, forbidden]);
  });

  it('is refused for a suspended or cancelled account', async () => {
    const set = (changes: object) => db().updateTable('users').set(changes).where('id', '=', anna.id).execute();
    await set({ status: 2 });
    expect(await given()).toEqual([forbidden, forbidden, '200 ok']);
    await set({ status: 1, delete_at: new Date() });
    expect(await given()).toEqual([forbidden, forbidden, '200 ok']);
    await set({ delete_at: null });
  });
});

describe('an expired file, before the sweep', () => {
  const past = (milliseconds: number) => new Date(Date.now() - milliseconds);

  it('has no links, and its former links are refused', async () => {
    const path = await u.upload(bo, group, 'image', 'png', await createTestSharpImage(9, 9).png().toBuffer());
    const { id, media } = (await u.sendFile(bo, group, 'image', path)).json.result;
    await server.services.db
      .updateTable('files')
      .set({ expire_at: past(1) })
      .where('message_id', '=', id)
      .execute();
    const shown = (await u.get(bo, `/api/v1/groups/${group}/messages/${id}`)).json.result.media;
    expect(shown).toMatchObject({ url: null, thumbnail_url: null, width: 9, thumbhash: media.thumbhash });
    const expired = '410 api.file.expired';
    expect(formatTestResponseCode(await server.call('GET', media.url))).toBe(expired);
    expect(formatTestResponseCode(await u.get(bo, `/api/v1/groups/${group}/files/${media.file_id}`))).toBe(expired);
    const body = { group_id: group, cid: createTestCid() };
    expect(formatTestResponseCode(await u.post(bo, `/api/v1/messages/${id}/forward`, body))).toBe(expired);
  });

  it('cannot be sent if it was uploaded too long ago', async () => {
    const path = await u.upload(bo, group, 'file', 'pdf', TEST_PDF_FILE);
    const id = path.slice('files/'.length, -'.pdf'.length);
    await server.services.db
      .updateTable('files')
      .set({ create_at: past(2 * DAY + 1) })
      .where('id', '=', id)
      .execute();
    expect(formatTestResponseCode(await u.sendFile(bo, group, 'file', path, { filename: 'a.pdf' }))).toBe(
      '410 api.file.expired',
    );
  });
});
