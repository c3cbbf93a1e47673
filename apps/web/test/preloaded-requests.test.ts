import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeBrowser } from './browser.ts';

let browser: FakeBrowser;

beforeEach(async () => {
  browser = new FakeBrowser();
  await browser.start();
  // A preloaded response is fresh for a while after the navigation.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await browser.stop();
});

test('preloaded request: is used once, and only with its own token', async () => {
  const tab = await browser.openTab();
  const preloaded = Promise.resolve(Response.json({ result: { enabled: false, announcement: 'early' } }));
  Object.assign(browser.window, { quintetPreloads: { '/api/v1/maintenance': { token: null, response: preloaded } } });
  browser.serve = () => ({ status: 200, json: { result: { enabled: false, announcement: 'late' } } });
  const responses = [await tab.api.GET('/api/v1/maintenance'), await tab.api.GET('/api/v1/maintenance')];
  expect(responses.map(({ data }) => data?.result.announcement)).toEqual(['early', 'late']);
});
