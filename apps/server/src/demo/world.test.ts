import type { Schemas } from '@quintet/api/types';
import { BRANDS } from '@quintet/brand/list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../http/test-server.ts';
import { DEMO_ACCOUNTS, listDemoAccounts } from './accounts.ts';
import { findFile } from './art/files.ts';
import { DIRECTS, LARGEST, ROOMS } from './rooms.ts';
import { hasDemoWorld, makeDemoWorld } from './world.ts';

/** What its rooms show has not expired. */
const NOW = new Date();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeDemoWorld(server.services.db, NOW);
});
afterAll(() => server.close());

const signIn = async (host: string, contact: object) => {
  const body = { ...contact, grant_type: 'password', device_type: 'web', device_id: 'device-0001' };
  return (await server.call('POST', '/api/v1/login', { host, body })).json.result?.token as string | undefined;
};

describe('the demo world', () => {
  it.each(BRANDS.map(({ slug }) => slug))('is there at %s, and opens by phone and e-mail', async (slug) => {
    const host = `${slug}.localhost`;
    for (const [place, { email, password, country, phone, nickname }] of DEMO_ACCOUNTS.entries()) {
      expect(await signIn(host, { mode: 'phone', country, phone, password })).toBeDefined();
      const token = await signIn(host, { mode: 'email', email, password });
      const me = await server.call('GET', '/api/v1/users/me', { host, token: token! });
      expect(me.json.result).toMatchObject({ nickname, avatar: expect.stringMatching(/^\/media\/drawn\//) });

      const groups = (await server.call('GET', '/api/v1/users/groups', { host, token: token! })).json.result;
      const listed = [...ROOMS, ...DIRECTS.filter(({ people }) => people[0] === place || people[1] === place)];
      expect(groups).toHaveLength(listed.length);
      const expected = ROOMS.map(({ unread }) => unread[place]!).sort((a, b) => a - b);
      const unread = groups
        .filter(({ type }: { type: number }) => type === 2)
        .map((group: { unread: number }) => group.unread);
      expect(unread.sort((a: number, b: number) => a - b)).toEqual(expected);
    }
  });

  it('has 40 people and 12 groups, each group with all that it says it has', async () => {
    const { db } = server.services;
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(40);
    expect(await db.selectFrom('groups').select('id').where('type', '=', 2).execute()).toHaveLength(12);
    const groups = await db.selectFrom('groups').select(['id', 'last_seq', 'tally', 'member_count']).execute();
    for (const group of groups) {
      const found = await db
        .selectFrom('messages')
        .select((eb) => [
          eb.fn.countAll<number>().as('amount'),
          eb.fn.max('seq').as('last'),
          eb.fn.max('tally').as('tally'),
        ])
        .where('group_id', '=', group.id)
        .executeTakeFirstOrThrow();
      expect([found.amount, found.last ?? 0, found.tally ?? 0]).toEqual([group.last_seq, group.last_seq, group.tally]);
    }
    expect(Math.max(...groups.map(({ last_seq }) => last_seq))).toBe(LARGEST);
  });

  it('has 300 posts, which a guest sees with what belongs to them', async () => {
    const { db } = server.services;
    expect(await db.selectFrom('posts').select('id').execute()).toHaveLength(300);
    const host = `${BRANDS[0].slug}.localhost`;
    const page = (await server.call('GET', '/social/api/guest/recommend/public', { host })).json.result;
    const shown = (page as Schemas['PostPage']).list.flatMap(({ media }) => media);
    expect(shown.length).toBeGreaterThan(5);
    for (const { url, width, variants } of shown) {
      expect(url).toMatch(/^\/media\/drawn\//);
      expect(width).toBeGreaterThan(500);
      expect(variants).toHaveLength(3);
    }
    const talkedAbout = await db
      .selectFrom('posts')
      .select(['id', 'comment_count'])
      .orderBy('comment_count', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const comments = await db.selectFrom('comments').select('id').where('post_id', '=', talkedAbout.id).execute();
    expect(comments).toHaveLength(talkedAbout.comment_count);
  });

  it('shows in its rooms all that can be sent, which is drawn when it is asked for', async () => {
    const host = `${BRANDS[0].slug}.localhost`;
    const [wren] = DEMO_ACCOUNTS;
    const token = (await signIn(host, { mode: 'email', email: wren!.email, password: wren!.password }))!;
    const get = async (path: string) => (await server.call('GET', path, { host, token })).json.result;
    const groups: Schemas['Group'][] = await get('/api/v1/users/groups');
    const rooms = groups.filter(({ last_seq }) => last_seq < 4000);
    const pages = await Promise.all(rooms.map(({ id }) => get(`/api/v2/groups/${id}/messages`)));
    const messages = (pages as Schemas['Message'][][]).flat();
    const ofType = (type: string) => messages.filter((message) => message.type === type);
    for (const type of ['image', 'video', 'audio', 'file']) {
      for (const { media } of ofType(type)) {
        const { headers } = await server.call('GET', media!.url!);
        expect(headers.location).toMatch(/^\/media\/drawn\//);
        expect(findFile(headers.location!.split('/').at(-1)!)?.contentType).toBe(media?.content_type);
      }
    }
    for (const type of ['audio', 'file']) {
      const { media } = ofType(type)[0]!;
      const { status, headers } = await fetch(`${server.url}${media!.url}`);
      expect([status, headers.get('content-length')]).toEqual([200, String(media!.size)]);
    }
    for (const type of ['image', 'video', 'image_retracted', 'member_join', 'group_icon', 'message_pin'])
      expect(ofType(type)).not.toEqual([]);
    for (const type of ['share_social_post', 'share_social_author']) expect(ofType(type)[0]?.share?.title).not.toBe('');
    expect(messages.some(({ emojis }) => emojis!.length > 1)).toBe(true);
    const pins = await Promise.all(rooms.map(({ id }) => get(`/api/v1/groups/${id}/pins`)));
    expect((pins as Schemas['PinnedMessages'][]).filter(({ length }) => length > 0)).toHaveLength(2);
  });

  it('goes on where it stopped: the next message is the next in its group', async () => {
    const host = `${BRANDS[0].slug}.localhost`;
    const [wren] = DEMO_ACCOUNTS;
    const token = (await signIn(host, { mode: 'email', email: wren!.email, password: wren!.password }))!;
    const group = (await server.call('GET', '/api/v1/users/groups', { host, token })).json.result.find(
      ({ last_seq }: { last_seq: number }) => last_seq === LARGEST,
    );
    const body = { type: 'text', group_id: group.id, text: 'hello', cid: 'the-first-one' };
    const sent = (await server.call('POST', '/api/v1/messages', { host, token, body })).json.result;
    expect(sent.seq).toBe(LARGEST + 1);
    const page = (await server.call('GET', `/api/v2/groups/${group.id}/messages`, { host, token })).json.result;
    expect(page.at(-1).id).toBe(sent.id);
    const times = page.map(({ create_at }: { create_at: string }) => create_at);
    expect(times).toEqual([...times].sort());
  });

  it('is made once, and not in a database that is in use', async () => {
    expect(await hasDemoWorld(server.services.db)).toBe(true);
    expect(await makeDemoWorld(server.services.db, NOW)).toBe(false);
  });

  it('tells whom to sign in as', () => {
    const lines = listDemoAccounts().join('\n');
    for (const { email, password } of DEMO_ACCOUNTS) expect(lines).toMatch(new RegExp(`${email} .* with ${password}`));
    expect(lines).toContain('+86 ');
    expect(lines).toContain('+91 ');
  });
});
