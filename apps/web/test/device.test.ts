import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeBrowser } from './browser.ts';

let browser: FakeBrowser;
/** The device ids that the server received, one per login. */
let ids: string[];

beforeEach(async () => {
  ids = [];
  browser = new FakeBrowser();
  await browser.start();
  browser.serve = (_, body) => {
    ids.push((JSON.parse(body) as { device_id: string }).device_id);
    return { status: 401, json: { error: 'api.unauthorized', result: null } };
  };
});
afterEach(() => browser.stop());

async function logIn(): Promise<void> {
  const { api, getOrCreateDeviceId } = await browser.openTab();
  const body = { mode: 'email', email: 'a@b.c', password: 'wrong123', grant_type: 'password' } as const;
  await api
    .POST('/api/v1/login', { body: { ...body, device_type: 'web', device_id: getOrCreateDeviceId() } })
    .catch(() => undefined);
}

test('device id: is the same in all tabs (spec §3)', async () => {
  await logIn();
  await logIn();
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), ids[0]]);
});

test('device id: differs for two devices with the same fingerprint', async () => {
  await logIn();
  browser.storage.clear();
  await logIn();
  expect(ids[1]!.slice(0, 16)).toBe(ids[0]!.slice(0, 16));
  expect(ids[1]).not.toBe(ids[0]);
});
