import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readServerConfig } from '../../base/config.ts';
import { discoverCommand } from '../../operator/discover.ts';
import { runJobNowInTest } from '../../platform/jobs/test-jobs.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { assertDiscoverPreviewKeyIfGiven } from './preview.ts';
import { publishDueDiscoverDraftsJob } from './publish-due.ts';
import { createSocialTestUser, insertTestPosts, type SocialTestUser } from '../social/test-social.ts';

const REASON = ['--reason', 'news', '--as', 'ann'];
const textOf = (en: string) => ({ zh_cn: `${en} 中`, en });
const name = textOf('Name');

let server: TestServer;
let folder: string;
let bo: SocialTestUser;

beforeAll(async () => {
  server = await startTestServer({ config: { guestAllowance: 1_000_000 } });
  folder = await mkdtemp(join(tmpdir(), 'discover-'));
  bo = await createSocialTestUser(server);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => server.services.db.deleteFrom('discover_items').execute());

const operate = (...args: string[]) =>
  discoverCommand.prepare(args)({ ...server.services, config: readServerConfig({}) });
async function importLines(...entries: object[]): Promise<string> {
  const path = join(folder, 'content.jsonl');
  await writeFile(path, entries.map((entry) => JSON.stringify(entry)).join('\n'));
  return operate('import', path, ...REASON);
}
const get = async (path: string, token?: string) =>
  (await server.call('GET', `/api/v1/discovers${path}`, { host: 'gu.localhost', ...(token && { token }) })).json;

const chart = (key: string, values: (number | null)[] = [1, null]) => ({
  kind: 'trend',
  key,
  title: textOf(key),
  unit: textOf('°C'),
  precision: 1,
  times: ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'],
  series: [{ name, values }],
});
const match = (key: string, start_at: string, more: object = {}) => ({
  kind: 'sports',
  key,
  league: name,
  home: { name: textOf('Home') },
  away: { name: textOf('Away') },
  start_at,
  status: 'scheduled',
  ...more,
});
const picture = (key: string, post_id: string, category = 'Sea') => ({
  kind: 'gallery',
  key,
  category: textOf(category),
  title: textOf(key),
  post_id,
  picture: 0,
});

describe('discover content', () => {
  it('is shown once published, changed by publishing again, and hidden once withdrawn', async () => {
    expect(await get('/exists')).toEqual({ result: false });
    await importLines(chart('rain'));
    expect(await get('/exists')).toEqual({ result: false });
    expect(await get('/trend')).toEqual({ result: [] });
    await operate('publish', 'rain', ...REASON);
    expect(await get('/exists')).toEqual({ result: true });
    expect(await get('')).toEqual({ result: [{ kind: 'trend', count: 1 }] });
    const readValues = async () =>
      (await get('/trend')).result.map(({ series }: { series: { values: unknown }[] }) => series[0]!.values);
    expect(await readValues()).toEqual([[1, null]]);
    await importLines(chart('rain', [3, 4]));
    expect(await operate('list')).toMatch(/trend {2}rain {2}published, new draft {2}rain/);
    expect(await readValues()).toEqual([[1, null]]);
    await operate('publish', 'rain', ...REASON);
    expect(await readValues()).toEqual([[3, 4]]);
    await operate('withdraw', 'rain', ...REASON);
    expect(await get('/exists')).toEqual({ result: false });
    expect(await operate('list')).toMatch(/trend {2}rain {2}draft {2}rain/);
  });

  it('publishing: sends everybody an event and is recorded', async () => {
    await importLines(chart('rain'));
    await operate('publish', 'rain', ...REASON);
    const { db } = server.services;
    const events = await db.selectFrom('event_queue').select('type').execute();
    const numbered = await db.selectFrom('events').select('type').execute();
    expect([...events, ...numbered].map(({ type }) => type)).toContain('discover');
    const actions = await db
      .selectFrom('operator_audit')
      .select(['action', 'target'])
      .where('target', '=', 'rain')
      .execute();
    expect(actions.at(-1)).toEqual({ action: 'discover publish', target: 'rain' });
  });

  it('publishing at a time: a job publishes the drafts then, unless they were imported anew or withdrawn', async () => {
    const at = '2026-01-01T20:00:00+08:00';
    await importLines(chart('rain'), chart('snow'), chart('wind'));
    await operate('publish', 'rain', 'snow', '--at', at, ...REASON);
    expect(await operate('list')).toMatch(/rain {2}draft from 2026-01-01T12:00:00Z {2}rain/);
    await importLines(chart('snow', [5, 6]));
    const runAt = (time: string) =>
      runJobNowInTest({ ...server.services, clock: () => new Date(time) }, publishDueDiscoverDraftsJob);
    await runAt('2026-01-01T11:59:59Z');
    expect(await get('/exists')).toEqual({ result: false });
    await runAt('2026-01-01T12:00:00Z');
    expect((await get('/trend')).result.map(({ title }: { title: object }) => title)).toEqual([textOf('rain')]);
    await operate('withdraw', 'rain', ...REASON);
    await runAt('2026-01-02T00:00:00Z');
    expect(await get('/exists')).toEqual({ result: false });
    expect(() => discoverCommand.prepare(['publish', 'rain', '--at', 'tomorrow', ...REASON])).toThrow(/--at is a time/);
    expect(() => discoverCommand.prepare(['withdraw', 'rain', '--at', at, ...REASON])).toThrow(/Usage/);
    await expect(operate('publish', 'fog', '--at', at, ...REASON)).rejects.toThrow(/nothing to publish under fog/);
  });

  it('preview: shows all drafts as if they were published, by the newest link, for a day', async () => {
    const link = async () => /preview=([\w-]{32})$/.exec(await operate('preview', '--brand', 'mee'))![1]!;
    const [post] = await insertTestPosts(server.services, [{ by: bo, at: 0 }]);
    const media = [{ kind: 'image', file_path: 'x', url: '/media/x.webp', thumbnail_url: null, width: 3, height: 4 }];
    await server.services.db
      .updateTable('posts')
      .set({ media: JSON.stringify(media) })
      .where('id', '=', post!)
      .execute();
    await importLines(chart('rain'), match('cup', '2026-01-01T10:00:00Z'), picture('sea', post!));
    await operate('publish', 'rain', ...REASON);
    await importLines(chart('rain', [3, 4]));
    const key = await link();
    const day = 'from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z&';
    const read = async (path: string) => (await get(path)).result;
    expect(await read(`?preview=${key}`)).toHaveLength(3);
    expect((await read(`/trend?preview=${key}`))[0].series[0].values).toEqual([3, 4]);
    expect(await read(`/sports?${day}preview=${key}`)).toHaveLength(1);
    expect(await read(`/gallery?preview=${key}`)).toMatchObject({
      list: [{ post_id: post }],
      categories: [textOf('Sea')],
    });
    expect((await read('/trend'))[0].series[0].values).toEqual([1, null]);
    expect(await read('')).toEqual([{ kind: 'trend', count: 1 }]);
    const newer = await link();
    for (const path of ['?', '/trend?', `/sports?${day}`, '/gallery?'])
      expect((await get(`${path}preview=${key}`)).error).toBe('api.forbidden');
    const later = () => new Date(Date.now() + 25 * 3_600_000);
    await expect(assertDiscoverPreviewKeyIfGiven(server.services, newer)).resolves.toBeUndefined();
    await expect(assertDiscoverPreviewKeyIfGiven({ ...server.services, clock: later }, newer)).rejects.toThrow(
      'api.forbidden',
    );
    await expect(operate('preview', '--brand', 'none')).rejects.toThrow(/unknown brand/);
  });

  it('import: saves nothing of a file with an error, and tells its line', async () => {
    await expect(importLines(chart('rain'), { ...chart('snow'), precision: 9 })).rejects.toThrow(
      /nothing was imported:\n {2}line 2: precision: must be <= 6/,
    );
    expect(await operate('list')).toBe('There is no discover content.');
    await importLines(chart('rain'));
    await expect(importLines(match('rain', '2026-01-01T00:00:00Z'))).rejects.toThrow(/another kind has the key rain/);
    await expect(operate('publish', 'snow', ...REASON)).rejects.toThrow(/nothing to publish under snow/);
    await expect(operate('import', join(folder, 'none'), ...REASON)).rejects.toThrow(/cannot read/);
    for (const args of [
      [],
      ['import'],
      ['publish', ...REASON],
      ['publish', 'a'],
      ['list', 'x'],
      ['odds', 'x', ...REASON],
    ])
      expect(() => discoverCommand.prepare(args)).toThrow(/Usage|required/);
  });

  it('matches: are listed by start within a period', async () => {
    await importLines(
      match('late', '2026-01-01T20:00:00Z', { status: 'finished', home: { name, score: 2 }, away: { name, score: 0 } }),
      match('early', '2026-01-01T10:00:00Z'),
      match('next-day', '2026-01-02T00:00:00Z'),
    );
    await operate('publish', 'late', 'early', 'next-day', ...REASON);
    const { result } = await get('/sports?from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z');
    expect(result.map(({ status, home }: { status: string; home: { score: number } }) => [status, home.score])).toEqual(
      [
        ['scheduled', null],
        ['finished', 2],
      ],
    );
    const refused = await get('/sports?from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z');
    expect(refused.error).toBe('api.body.param_invalid.to');
    expect((await get('/sports?from=2026-01-01T00:00:00Z&to=2026-03-01T00:00:00Z')).error).toBe(
      'api.body.param_invalid.to',
    );
  });

  it('gallery: shows pictures of posts that the viewer may see, the latest published first, by category and page', async () => {
    const { db } = server.services;
    const media = [{ kind: 'image', file_path: 'x', url: '/media/x.webp', thumbnail_url: null, width: 3, height: 4 }];
    const ids = await insertTestPosts(server.services, [
      { by: bo, at: 0 },
      { by: bo, at: 1 },
      { by: bo, at: 2, privacy: 4 },
      { by: bo, at: 3 },
    ]);
    await db
      .updateTable('posts')
      .set({ media: JSON.stringify(media) })
      .where('id', 'in', ids.slice(0, 3))
      .execute();
    const keys = ['one', 'two', 'closed', 'no-media', 'unknown'];
    const posts = [...ids, 'p1'];
    await importLines(...keys.map((key, index) => picture(key, posts[index]!, index === 0 ? 'Hills' : 'Sea')));
    for (const key of keys) await operate('publish', key, ...REASON);
    const listTitles = (page: { list: { title: { en: string } }[] }) => page.list.map(({ title }) => title.en);
    const { result } = await get('/gallery');
    expect(listTitles(result)).toEqual(['two', 'one']);
    expect(result.list[0]).toMatchObject({
      post_id: ids[1],
      author: { user_id: bo.id },
      media: { url: '/media/x.webp' },
    });
    expect(result.categories).toEqual([textOf('Sea'), textOf('Hills')]);
    expect(listTitles((await get('/gallery?category=Hills')).result)).toEqual(['one']);
    expect(listTitles((await get('/gallery', bo.token)).result)).toEqual(['closed', 'two', 'one']);
    const paged: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const page: { list: { title: { en: string } }[]; next_id: string | null } = (
        await get(`/gallery?limit=2${next && `&next_id=${next}`}`)
      ).result;
      paged.push(...listTitles(page));
      next = page.next_id;
    }
    expect(paged).toEqual(['two', 'one']);
    expect((await get('/gallery?next_id=x')).error).toBe('api.body.param_invalid.next_id');
  });
});
