import type { Schemas } from '@quintet/api/types';
import { isEnvelopeFair } from '@quintet/domain/red-envelopes/fairness';
import { parseDiscoverImport } from '@quintet/server/slices/discover/parse-import';
import { findRedEnvelopeTestViolations } from '@quintet/server/faults/red-envelope-invariants';
import { verifyLedger } from '@quintet/server/ledger/verify';
import { startTestServer, type TestServer } from '@quintet/server/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADVERTISED_DEMO_ACCOUNTS, formatDemoAccountLines } from './accounts.ts';
import { DEMO_DIRECT_CHATS, DEMO_GROUPS, MAX_DEMO_HISTORY_LENGTH } from './chats/groups.ts';
import { generateDemoDiscoverEntries } from './discover.ts';
import { DEMO_GALLERY } from './discover-gallery.ts';
import { DEMO_POSTS } from './posts/content.ts';
import { seedDemoData } from './seed.ts';

const HOST = 'gu.localhost';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  // One width is enough, because making the images takes most of the time.
  await seedDemoData({ ...server.services, smallerWidths: [360] });
});
afterAll(() => server.close());

async function signIn(contact: object): Promise<string> {
  const body = { ...contact, grant_type: 'password', device_type: 'web', device_id: 'device-0001' };
  return (await server.call('POST', '/api/v1/login', { host: HOST, body })).json.result.token;
}

const openWren = () =>
  signIn({ mode: 'email', email: ADVERTISED_DEMO_ACCOUNTS[0]!.email, password: ADVERTISED_DEMO_ACCOUNTS[0]!.password });

describe('demo data', () => {
  it('demo accounts: sign in by phone and e-mail, with their groups and unread counts', async () => {
    for (const [index, { email, password, country, phone, nickname }] of ADVERTISED_DEMO_ACCOUNTS.entries()) {
      expect(await signIn({ mode: 'phone', country, phone, password })).toBeDefined();
      const token = await signIn({ mode: 'email', email, password });
      const me = (await server.call('GET', '/api/v1/users/me', { host: HOST, token })).json.result;
      expect(me).toMatchObject({ nickname, avatar: expect.stringMatching(/^\/media\/avatars\//) });
      const groups: Schemas['Group'][] = (await server.call('GET', '/api/v1/users/groups', { host: HOST, token })).json
        .result;
      expect(groups).toHaveLength(
        [...DEMO_GROUPS, ...DEMO_DIRECT_CHATS.filter(({ users }) => users.includes(index))].length,
      );
      const unread = groups.filter(({ type }) => type === 2).map((group) => group.unread);
      expect(unread.toSorted()).toEqual(DEMO_GROUPS.map((group) => group.unread[index]!).toSorted());
    }
  });

  it('notifications: each demo account has seen what others did to its posts, newest first', async () => {
    for (const { email, password } of ADVERTISED_DEMO_ACCOUNTS) {
      const token = await signIn({ mode: 'email', email, password });
      const answer = await server.call('GET', '/api/v1/notification/list?page=9999', { host: HOST, token });
      const { list }: Schemas['NotificationList'] = answer.json.result;
      const types = new Set(list.map(({ type }) => type));
      expect([...types]).toEqual(expect.arrayContaining(['post_like', 'post_comment', 'follow']));
      expect(list.filter(({ is_viewed }) => !is_viewed).every(({ type }) => type === 'new_device')).toBe(true);
      const times = list.map(({ create_at }) => create_at);
      expect(times).toEqual(times.toSorted().toReversed());
    }
  });

  it('friends: each demo account has many, two of them with a remark nickname', async () => {
    for (const { email, password } of ADVERTISED_DEMO_ACCOUNTS) {
      const token = await signIn({ mode: 'email', email, password });
      const answer = await server.call('GET', '/api/v1/users/contacts', { host: HOST, token });
      const friends: Schemas['Contact'][] = answer.json.result;
      expect(friends.length).toBeGreaterThan(10);
      expect(friends.filter(({ nickname, origin_nickname }) => nickname !== origin_nickname)).toHaveLength(2);
    }
  });

  it('points: demo accounts have transactions of several months, with valid signatures', async () => {
    const token = await openWren();
    const get = async (path: string) =>
      (await server.call('GET', `/api/v1/wallet/${path}`, { host: HOST, token })).json.result;
    const { list, months } = await get('trading-logs');
    expect(await get('balance')).toEqual({ sign_valid: true, balance: list[0].balance, held: 0 });
    expect(list.length).toBeGreaterThan(12);
    expect(months).toHaveLength(3);
  });

  it('red envelopes: are open, empty, expired and with results, and the ledger is right', async () => {
    const { db, ledger } = server.services;
    expect(await findRedEnvelopeTestViolations(db)).toEqual([]);
    expect(await verifyLedger(db, ledger.keys)).toMatchObject({ sum: 0, flaw: null });
    const token = await openWren();
    const envelopes = await db.selectFrom('red_envelopes').select(['id', 'message_id', 'group_id']).execute();
    const found: Schemas['RedEnvelopeDetail'][] = [];
    for (const { id } of envelopes)
      found.push((await server.call('GET', `/api/v1/red-envelopes/${id}/detail`, { host: HOST, token })).json.result);
    const states = found.map(({ red_envelope: { card, status } }) => [card.kind, card.state, status]);
    expect(states).toEqual(
      expect.arrayContaining([
        [1, 'open', 4],
        [1, 'empty', 1],
        [2, 'empty', 1],
        [2, 'expired', 5],
      ]),
    );
    expect(states.map(([kind, state]) => `${kind} ${state}`)).toContain('3 results');
    for (const { red_envelope: envelope, shares, claims } of found)
      if (shares)
        expect(
          await isEnvelopeFair({
            ...envelope.card,
            seed: envelope.card.seed!,
            shares,
            amount: envelope.amount!,
            claims,
          }),
        ).toBe(true);
  });

  it('groups: count their messages', async () => {
    const { db } = server.services;
    const groups = await db.selectFrom('groups').select(['id', 'last_seq', 'message_count']).execute();
    for (const { id, last_seq, message_count } of groups) {
      const found = await db
        .selectFrom('messages')
        .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('message_count').as('message_count')])
        .where('group_id', '=', id)
        .executeTakeFirstOrThrow();
      expect([found.count, found.message_count ?? 0]).toEqual([last_seq, message_count]);
    }
    expect(Math.max(...groups.map(({ last_seq }) => last_seq))).toBe(MAX_DEMO_HISTORY_LENGTH);
  });

  it.each([
    ['en-GB,en;q=0.9', /^[^\u4e00-\u9fff]+$/],
    ['zh-CN,zh;q=0.9,en;q=0.8', /[\u4e00-\u9fff]/],
  ])('posts: the first ones for a visitor with %s are mostly in that language', async (language, pattern) => {
    const page: Schemas['PostPage'] = (
      await server.call('GET', '/social/api/guest/recommend/public', {
        host: HOST,
        headers: { 'accept-language': language },
      })
    ).json.result;
    expect(page.list.slice(0, 10).filter(({ text }) => pattern.test(text)).length).toBeGreaterThanOrEqual(7);
  });

  it('posts: show a guest stored media', async () => {
    const page: Schemas['PostPage'] = (await server.call('GET', '/social/api/guest/recommend/public', { host: HOST }))
      .json.result;
    expect(await server.services.db.selectFrom('posts').select('id').execute()).toHaveLength(DEMO_POSTS.length);
    const shown = page.list.flatMap(({ media }) => media);
    expect(shown.length).toBeGreaterThan(5);
    for (const { url, thumbnail_url, content_type } of shown.slice(0, 6)) {
      const { status, headers } = await server.call('GET', url, { host: HOST });
      expect([status, headers['content-type']]).toEqual([200, content_type]);
      expect((await server.call('GET', thumbnail_url!, { host: HOST })).status).toBe(200);
    }
  });

  it('messages: have every type, with their files', async () => {
    const token = await openWren();
    const get = async (path: string) => (await server.call('GET', path, { host: HOST, token })).json.result;
    const groups: Schemas['Group'][] = await get('/api/v1/users/groups');
    const pages: Schemas['Message'][][] = await Promise.all(
      groups.filter(({ last_seq }) => last_seq < 4000).map(({ id }) => get(`/api/v2/groups/${id}/messages`)),
    );
    const messages = pages.flat();
    for (const type of ['image', 'video', 'audio', 'file']) {
      const { media } = messages.find((message) => message.type === type)!;
      const { status, headers } = await server.call('GET', media!.url!, { host: HOST });
      expect([type, status, headers['content-length']]).toEqual([type, 200, String(media!.size)]);
    }
    const types = new Set(messages.map(({ type }) => type));
    for (const type of [
      'image_retracted',
      'member_join',
      'group_icon',
      'message_pin',
      'share_social_author',
      'chat_record',
    ])
      expect(types).toContain(type);
    expect(messages.find(({ type }) => type === 'share_social_post')?.share?.title).toBeTruthy();
  });

  it('discover content: a gallery by category, charts, and matches of today', async () => {
    const get = async (path: string) =>
      (await server.call('GET', `/api/v1/discovers${path}`, { host: HOST })).json.result;
    const kinds: Schemas['DiscoverEntry'][] = await get('');
    expect(kinds.map(({ kind }) => kind)).toEqual(['gallery', 'trend', 'sports']);
    const page: Schemas['GalleryPage'] = await get('/gallery?limit=20');
    expect(page.list).toHaveLength(20);
    expect(page.categories).toHaveLength(DEMO_GALLERY.length);
    const charts: Schemas['TrendChart'][] = await get('/trend');
    expect(charts.some(({ series }) => series.some(({ values }) => values.includes(null)))).toBe(true);
    const day = 24 * 3_600_000;
    const [from, to] = [Date.now() - day, Date.now() + day].map((time) => new Date(time).toISOString());
    expect(await get(`/sports?from=${from}&to=${to}`)).not.toEqual([]);
  });

  it('discover content: is valid for an import', () => {
    const pictures = new Map(
      DEMO_GALLERY.flatMap(({ own }) => own.map(([asset]) => [asset, { post_id: 'p1', picture: 0 }])),
    );
    const lines = generateDemoDiscoverEntries({ now: Date.UTC(2026, 10, 24, 12), pictures }).map((entry) =>
      JSON.stringify(entry),
    );
    expect(parseDiscoverImport(lines.join('\n')).flaws).toEqual([]);
  });

  it('seed: runs once', async () => {
    expect(await seedDemoData(server.services)).toBe(false);
  });

  it('formatDemoAccountLines: lists contacts and passwords', () => {
    const lines = formatDemoAccountLines().join('\n');
    for (const { email, password } of ADVERTISED_DEMO_ACCOUNTS)
      expect(lines).toMatch(new RegExp(`${email} .* with ${password}`));
  });
});
