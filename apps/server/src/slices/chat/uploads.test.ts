import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestMultipartForm } from '../../platform/http/test-form.ts';
import { createTestSharpImage, TEST_PDF_FILE } from '../../platform/media/test-files.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { useUploadTestServer } from '../test-upload-server.ts';
import { createTestGroup, createTestUsers, formatTestMemberPermission, type TestUser } from '../test-world.ts';

const TEXT = Buffer.from('0123456789'.repeat(1000));
let clock = () => new Date();
const { server, dataDir, uploads: u } = useUploadTestServer({ clock: () => clock() });
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let many: TestUser;
let group: string;

beforeAll(async () => {
  [owner, member, stranger, many] = await createTestUsers(server.services, ['Owner', 'Member', 'Stranger', 'Many']);
  group = await createTestGroup(server.services, [owner, member]);
});

const offerText = async (more = `&size=${TEXT.length}`) =>
  (await u.ask(member, group, 'file', 'txt', more)).json.result;
const progress = async (url: string) => (await server.call('GET', url)).json.result;

function begin(url: string, length: number) {
  const sending = request({ port: server.port, method: 'PUT', path: url, agent: false });
  sending.setHeader('content-type', 'application/octet-stream');
  sending.setHeader('content-length', length);
  sending.on('error', () => {});
  return sending;
}

/** Sends a part of a body, then closes the connection. */
async function breakOff(url: string, piece: Buffer, whole: number): Promise<void> {
  const sending = begin(url, whole);
  sending.write(piece);
  await expect.poll(async () => (await progress(url)).received).toBe(piece.length);
  sending.destroy();
}

describe('an upload', () => {
  it('resumes after a broken connection from the stored offset', async () => {
    const { url, method } = await offerText();
    expect([method, await progress(url)]).toEqual(['PUT', { received: 0, size: 10_000, is_complete: false }]);
    await breakOff(url, TEXT.subarray(0, 4000), 10_000);
    expect(await progress(url)).toEqual({ received: 4000, size: 10_000, is_complete: false });
    const astray = await u.put(`${url}?offset=3000`, TEXT.subarray(3000));
    expect(formatTestResponseCode(astray)).toBe('409 api.body.param_invalid.offset');
    expect(astray.json.result).toEqual({ received: 4000, size: 10_000, is_complete: false });
    expect((await u.put(`${url}?offset=4000`, TEXT.subarray(4000, 6000))).json.result).toEqual({
      received: 6000,
      size: 10_000,
      is_complete: false,
    });
    const done = { received: 10_000, size: 10_000, is_complete: true };
    expect((await u.put(`${url}?offset=6000`, TEXT.subarray(6000))).json.result).toEqual(done);
    // After a lost answer, the same request again changes nothing.
    expect((await u.put(`${url}?offset=6000`, TEXT.subarray(6000))).json.result).toEqual(done);
    expect(await progress(url)).toEqual(done);
    expect(readdirSync(join(dataDir, 'uploads'))).toEqual([]);
  });

  it('resumed on a new connection ends the former connection', async () => {
    const { url, file_path } = await offerText();
    const slow = begin(url, 10_000);
    const ended = new Promise((resolve) => slow.on('close', resolve));
    slow.write(TEXT.subarray(0, 4000));
    await expect.poll(async () => (await progress(url)).received).toBe(4000);
    const rest = await u.put(`${url}?offset=4000`, TEXT.subarray(4000));
    expect(rest.json.result.is_complete).toBe(true);
    await ended;
    const { media } = (await u.sendFile(member, group, 'file', file_path, { filename: 'a.txt' })).json.result;
    expect((await server.call('GET', media.url)).text).toBe(TEXT.toString());
  });

  it('has expired when its file is deleted while bytes arrive', async () => {
    const { url, file_path } = await offerText();
    const sending = begin(url, TEXT.length);
    const answer = once(sending, 'response');
    sending.write(TEXT.subarray(0, 4000));
    await expect.poll(async () => (await progress(url)).received).toBe(4000);
    await server.services.db.deleteFrom('files').where('id', '=', basename(file_path, '.txt')).execute();
    sending.end(TEXT.subarray(4000));
    const [response] = await answer;
    expect([response.statusCode, await json(response)]).toMatchObject([410, { error: 'api.file.expired' }]);
  });

  it('can be sent as a form', async () => {
    const { url, file_path } = await offerText();
    const { body, headers } = createTestMultipartForm('file', TEXT, 'a.txt');
    expect((await server.call('POST', url, { body, headers })).json).toEqual({ result: true });
    expect((await u.sendFile(member, group, 'file', file_path, { filename: 'a.txt' })).status).toBe(200);
    const elsewhere = await offerText();
    const wrong = createTestMultipartForm('picture', TEXT, 'a.txt');
    expect(formatTestResponseCode(await server.call('POST', elsewhere.url, wrong))).toBe(
      '400 api.body.param_invalid.picture',
    );
    const short = createTestMultipartForm('file', TEXT.subarray(1), 'a.txt');
    expect(formatTestResponseCode(await server.call('POST', elsewhere.url, short))).toBe(
      '400 api.body.param_invalid.file',
    );
  });

  it('with more bytes than announced is refused, with or without content-length', async () => {
    const { url } = await offerText();
    const more = Buffer.concat([TEXT, TEXT]);
    expect(formatTestResponseCode(await u.put(url, more))).toBe('413 api.file.image_too_large');
    expect(formatTestResponseCode(await u.put(url, more, { 'transfer-encoding': 'chunked' }))).toBe(
      '413 api.file.image_too_large',
    );
    expect((await progress(url)).received).toBe(0);
    const open = await offerText('');
    const large = Buffer.alloc(15 * 1024 * 1024 + 1, 'a');
    expect(formatTestResponseCode(await u.put(open.url, large))).toBe('413 api.file.image_too_large');
    expect(formatTestResponseCode(await u.put(open.url, large, { 'transfer-encoding': 'chunked' }))).toBe(
      '413 api.file.image_too_large',
    );
    const { body, headers } = createTestMultipartForm('file', large, 'a.txt');
    expect(formatTestResponseCode(await server.call('POST', open.url, { body, headers }))).toBe(
      '413 api.file.image_too_large',
    );
    const film = (await u.ask(member, group, 'video', 'mp4')).json.result;
    const claiming = begin(film.url, 200 * 1024 * 1024 + 1);
    claiming.write(TEST_PDF_FILE);
    const [response] = await once(claiming, 'response');
    expect(response.statusCode).toBe(413);
    claiming.destroy();
  });

  it('requires a valid ticket that has not expired', async () => {
    const { url } = await offerText();
    const ticket = url.split('/').at(-1);
    const partsOf = (signed: string) => /^([0-9a-f]{32})-([0-9a-z]+)-([\w-]{43})$/.exec(signed)!.slice(1);
    const [id, until, mark] = partsOf(ticket);
    const other = partsOf((await offerText()).url.split('/').at(-1));
    for (const forged of [
      `${id}-${until}-${other[2]}`,
      `${other[0]}-${until}-${mark}`,
      `${id}-zzzzzz-${mark}`,
      'nonsense',
      '..%2f..%2fetc%2fpasswd',
    ]) {
      for (const method of ['GET', 'PUT'])
        expect(
          formatTestResponseCode(
            await server.call(method, `/api/v1/files/uploads/${forged}`, method === 'PUT' ? { body: TEXT } : {}),
          ),
        ).toBe('403 api.forbidden');
    }
    clock = () => new Date(Date.now() + 24 * 3600_000 + 1000);
    expect(formatTestResponseCode(await u.put(url, TEXT))).toBe('410 api.file.expired');
    clock = () => new Date();
  });

  it('is refused when the user’s unsent files exceed the limit', async () => {
    const room = await createTestGroup(server.services, [many]);
    const ask = () => u.ask(many, room, 'video', 'mp4', `&size=${200 * 1024 * 1024}`);
    for (let count = 0; count < 10; count += 1) expect((await ask()).status).toBe(200);
    expect(formatTestResponseCode(await ask())).toBe('429 api.too_many_requests');
  });
});

describe('an upload address', () => {
  it.each([
    ['image', 'exe', '', '400 api.body.param_invalid.extension'],
    ['image', 'svg', '', '400 api.body.param_invalid.extension'],
    ['file', 'exe', '', '400 api.body.param_invalid.extension'],
    ['voice', 'wav', '', '400 api.body.param_invalid.extension'],
    ['video', 'avi', '', '400 api.body.param_invalid.extension'],
    ['image', 'png', '&size=15728641', '400 api.body.param_invalid.size'],
    ['file', 'pdf', '&size=0', '400 api.body.param_invalid.size'],
    ['video', 'mp4', '&size=209715201', '400 api.body.param_invalid.size'],
    ['video', 'mp4', '&duration=3601', '400 api.body.param_invalid.duration'],
    ['video', 'mp4', '&size=209715200&duration=3600', '200 ok'],
  ] as const)('%s .%s%s is answered %s', async (kind, extension, more, expected) => {
    expect(formatTestResponseCode(await u.ask(member, group, kind, extension, more))).toBe(expected);
  });

  it('requires the permission to send this kind, also at the time of sending', async () => {
    const { db } = server.services;
    const set = (changes: Parameters<typeof formatTestMemberPermission>[0]) =>
      db
        .updateTable('groups')
        .set({ member_permission: formatTestMemberPermission(changes) })
        .where('id', '=', group)
        .execute();
    const path = await u.upload(member, group, 'image', 'png', await createTestSharpImage(9, 9).png().toBuffer());
    await set({ send_image: 'denied', send_voice: 'denied' });
    expect(formatTestResponseCode(await u.ask(member, group, 'image', 'png'))).toBe('403 api.forbidden');
    expect(formatTestResponseCode(await u.ask(member, group, 'voice', 'mp3'))).toBe('403 api.forbidden');
    expect(formatTestResponseCode(await u.ask(member, group, 'video', 'mp4'))).toBe('200 ok');
    expect(formatTestResponseCode(await u.ask(owner, group, 'image', 'png'))).toBe('200 ok');
    expect(formatTestResponseCode(await u.sendFile(member, group, 'image', path))).toBe('403 api.forbidden');
    await set({});
    expect(formatTestResponseCode(await u.sendFile(member, group, 'image', path))).toBe('200 ok');
  });

  it('is refused to strangers, guests and users on the blacklist', async () => {
    expect(formatTestResponseCode(await u.ask(stranger, group, 'image', 'png'))).toBe('403 api.forbidden');
    const guest = await server.call('GET', `/api/v1/files/groups/${group}/image?extension=png`);
    expect(formatTestResponseCode(guest)).toBe('401 api.unauthorized');
    const { db } = server.services;
    await db.insertInto('group_blocks').values({ group_id: group, user_id: member.id }).execute();
    expect(formatTestResponseCode(await u.ask(member, group, 'image', 'png'))).toBe('403 api.forbidden');
    await db.deleteFrom('group_blocks').execute();
  });

  it('is refused in a direct message across a block', async () => {
    const [cai, dee] = await createTestUsers(server.services, ['Cai', 'Dee']);
    const direct = await u.openDirect(cai, dee.id);
    expect(formatTestResponseCode(await u.ask(cai, direct, 'image', 'png'))).toBe('200 ok');
    await server.services.db.insertInto('blocks').values({ user_id: dee.id, block_id: cai.id }).execute();
    expect(formatTestResponseCode(await u.ask(cai, direct, 'image', 'png'))).toBe('403 api.forbidden');
  });
});
