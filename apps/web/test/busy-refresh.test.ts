import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeBrowser, createTestToken } from './browser.ts';

let browser: FakeBrowser;
beforeEach(async () => {
  browser = new FakeBrowser();
  await browser.start();
});
afterEach(() => browser.stop());

test('refresh: leaves waiting to the caller when the server is busy or under maintenance', async () => {
  let busy = { status: 429, json: { error: 'api.too_many_requests', result: { retry_after: 40 } as object } };
  const rejected = { status: 401, json: { error: 'api.unauthorized', result: null } };
  browser.serve = ({ url }) => (url === '/api/v1/refresh' ? busy : rejected);
  browser.storage.set('quintet.token', createTestToken('u7', 1));
  browser.storage.set('quintet.refresh', 'refresh-1');
  const tab = await browser.openTab();

  const limited = { code: 'api.too_many_requests', status: 429, retryAfter: 40 };
  await expect(tab.api.GET('/api/v1/users/me')).rejects.toMatchObject(limited);
  expect(tab.isUnderMaintenance()).toBe(false);

  busy = { status: 503, json: { error: 'api.maintenance', result: { announcement: 'Back at noon' } } };
  await expect(tab.api.GET('/api/v1/users/me')).rejects.toMatchObject({ code: 'api.maintenance', status: 503 });
  expect(tab.getMaintenance()).toMatchObject({ announcement: 'Back at noon', enabled: true });
  expect(tab.getCurrentSession().isSignedIn).toBe(true);
});
