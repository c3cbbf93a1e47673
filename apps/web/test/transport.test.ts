import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import type { BrandBundle } from '../src/shared/appearance/brand-context.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeBrowser, createTestToken } from './browser.ts';
import { waitFor } from '../src/shared/testing/wait-for.ts';

let browser: FakeBrowser;
/** The token version that the server accepts; a refresh raises it. */
let accepted: number;

const ok = (result: unknown) => ({ status: 200, json: { result } });
const refuse = (status: number, error: string, result: unknown = null) => ({ status, json: { error, result } });
const count = (request: string) => browser.requests.filter((sent) => sent === request).length;

const silentWords = async () => ({ default: {} });
const dress = {
  brand: { languages: ['en'] },
  translations: { en: { tag: 'en', load: silentWords } },
} as unknown as BrandBundle;

/** Opens a signed-in tab whose token the server rejects. */
async function openSignedIn() {
  browser.storage.set('quintet.token', createTestToken('u7', 1));
  browser.storage.set('quintet.refresh', 'refresh-1');
  return openTab();
}

async function openTab() {
  const tab = await browser.openTab();
  tab.initTranslations(dress);
  return tab;
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.fail('the call succeeded'),
    (failure: unknown) => failure,
  );

beforeEach(async () => {
  accepted = 2;
  browser = new FakeBrowser();
  await browser.start();
  browser.serve = ({ url, headers }) => {
    if (url === '/api/v1/refresh') {
      return ok({ token: createTestToken('u7', accepted), refresh_token: `refresh-${accepted}`, user_id: 'u7' });
    }
    const isKnown = headers.authorization === `Bearer ${createTestToken('u7', accepted)}`;
    return isKnown ? ok({ id: 'u7' }) : refuse(401, 'api.unauthorized');
  };
});

afterEach(() => browser.stop());

describe('401', () => {
  test('refreshes the tokens once for all calls of all tabs, and every call succeeds', async () => {
    const tabs = [await openSignedIn(), await openSignedIn()];
    const calls = tabs.flatMap(({ api }) => [api.GET('/api/v1/users/me'), api.GET('/api/v1/users/me')]);
    const answers = await Promise.all(calls);
    expect(answers.map(({ data }) => data?.result.id)).toEqual(['u7', 'u7', 'u7', 'u7']);
    expect(count('POST /api/v1/refresh')).toBe(1);
    expect(browser.storage.get('quintet.refresh')).toBe('refresh-2');
    expect(tabs[0]!.getCurrentSession().isSignedIn).toBe(true);
  });

  test('clears token, user and all local data when the refresh is rejected', async () => {
    browser.serve = () => refuse(401, 'api.unauthorized');
    const tab = await openSignedIn();
    const database = await openDB('quintet.u7');
    const left = vi.fn(() => database.close());
    tab.onLogout(left);
    browser.storage.set('quintet.emojis', '🍕');
    const { store } = tab.getCurrentSession();

    expect(await failureOf(tab.api.GET('/api/v1/users/me'))).toMatchObject({ code: 'api.unauthorized' });
    expect(tab.getCurrentSession()).toMatchObject({ userId: 'uu001', isSignedIn: false });
    expect(tab.getCurrentSession().store).not.toBe(store);
    expect([...browser.storage.keys()].filter((key) => /token|refresh|emojis/.test(key))).toEqual([]);
    expect(left).toHaveBeenCalledOnce();
    await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  });

  test('does not refresh when another tab has refreshed during the call', async () => {
    const [ann, ben] = [await openSignedIn(), await openSignedIn()];
    const { serve } = browser;
    let isLate = true;
    browser.serve = (request, body) => {
      if (isLate && request.url === '/api/v1/users/me') {
        isLate = false;
        browser.storage.set('quintet.token', createTestToken('u7', accepted));
        return refuse(401, 'api.unauthorized');
      }
      return serve(request, body);
    };
    const { data } = await ann.api.GET('/api/v1/users/me');
    expect([data?.result.id, count('POST /api/v1/refresh')]).toEqual(['u7', 0]);
    expect((await ben.api.GET('/api/v1/users/me')).data?.result.id).toBe('u7');
  });

  test('repeats a refresh whose response was lost with the same id, and uses a new id for the next', async () => {
    const tab = await openSignedIn();
    const { serve } = browser;
    const names: string[] = [];
    browser.serve = (request, body) => {
      if (request.url !== '/api/v1/refresh') return serve(request, body);
      names.push((JSON.parse(body) as { attempt: string }).attempt);
      return names.length === 1 ? 'breaks' : serve(request, body);
    };
    await failureOf(tab.api.GET('/api/v1/users/me'));
    const later = await openTab();
    expect((await later.api.GET('/api/v1/users/me')).data?.result.id).toBe('u7');
    accepted = 3;
    await later.api.GET('/api/v1/users/me');
    expect(names[1]).toBe(names[0]);
    expect(names[2]).not.toBe(names[0]);
  });

  test.each([
    ['does not answer', () => 'breaks' as const],
    ['is hidden behind the login page of a hotel', () => ({ status: 403, json: '<html>' })],
  ])('keeps the session when the server %s during the refresh', async (_, answer) => {
    const { serve } = browser;
    browser.serve = (request, body) => (request.url === '/api/v1/refresh' ? answer() : serve(request, body));
    const tab = await openSignedIn();
    expect(await failureOf(tab.api.GET('/api/v1/users/me'))).toMatchObject({ code: 'api.noConnection' });
    expect(tab.getCurrentSession().isSignedIn).toBe(true);
    expect(browser.storage.get('quintet.refresh')).toBe('refresh-1');
  });

  test('leaves a wrong password to the login form', async () => {
    const tab = await openSignedIn();
    browser.serve = () => refuse(401, 'api.unauthorized');
    const body = {
      mode: 'email',
      email: 'a@b.c',
      password: 'wrong123',
      grant_type: 'password',
      device_type: 'web',
      device_id: '12345678',
    } as const;
    const failure = await failureOf(tab.api.POST('/api/v1/login', { body }));
    expect(count('POST /api/v1/refresh')).toBe(0);
    expect(tab.getCurrentSession().isSignedIn).toBe(true);
    const phone = await tab.resolveThrownError(failure, 'phone');
    expect(phone).toMatchObject({ message: 'errors.login.incorrect-phone', display: 'pass-through' });
    expect(await tab.resolveThrownError(failure, 'email')).toMatchObject({ message: 'errors.login.incorrect-email' });
  });

  test('stays signed out when the user logs out during a refresh', async () => {
    const tab = await openSignedIn();
    const { serve } = browser;
    browser.serve = (request, body) => {
      if (request.url === '/api/v1/refresh') void tab.endSession();
      return serve(request, body);
    };
    await failureOf(tab.api.GET('/api/v1/users/me'));
    expect(tab.getCurrentSession().isSignedIn).toBe(false);
    expect(browser.storage.get('quintet.token')).toBeUndefined();
  });
});

describe('429', () => {
  beforeEach(() => {
    browser.serve = () => refuse(429, 'api.guest_limit');
  });

  test('opens the login dialog for a guest', async () => {
    const tab = await openTab();
    await failureOf(tab.api.GET('/api/v1/maintenance'));
    expect(tab.isLoginDialogOpen()).toBe(true);
  });

  test('is shown like any other error to a signed-in user', async () => {
    const tab = await openSignedIn();
    browser.serve = () => refuse(429, 'api.too_many_requests', { retry_after: 40 });
    const failure = await failureOf(tab.api.PUT('/social/api/posts/{id}/like', { params: { path: { id: 'p1' } } }));
    expect(tab.isLoginDialogOpen()).toBe(false);
    expect(failure).toMatchObject({ code: 'api.too_many_requests', retryAfter: 40 });
    expect(await tab.resolveThrownError(failure)).toMatchObject({
      message: 'errors.general.too-many-requests',
      display: 'toast',
    });
  });
});

describe('503', () => {
  const window = { status: 1, announcement: 'Back at noon', maintain_end: '2026-11-21T12:00:00Z' };

  test('enters maintenance, during which no error is shown; a later success leaves it', async () => {
    const { serve } = browser;
    browser.serve = () => refuse(503, 'api.maintenance', window);
    const tab = await openSignedIn();
    const failure = await failureOf(tab.api.GET('/api/v1/users/me'));
    expect(tab.isUnderMaintenance()).toBe(true);
    expect(tab.getMaintenance()).toMatchObject({ ...window, enabled: true });
    expect(await tab.resolveThrownError(failure)).toBeNull();
    expect(await tab.resolveThrownError(new Error('anything'))).toBeNull();

    browser.serve = serve;
    await tab.api.GET('/api/v1/users/me');
    expect(tab.isUnderMaintenance()).toBe(false);
    browser.serve = () => refuse(503, 'api.unavailable', null);
    await failureOf(tab.api.GET('/api/v1/users/me'));
    expect(tab.isUnderMaintenance()).toBe(false);
  });

  test('a successful fetch of the state itself does not leave maintenance', async () => {
    browser.serve = () => ok({ ...window, enabled: true });
    const tab = await openTab();
    const seen: boolean[] = [];
    tab.startMaintenance(window);
    await tab.refreshMaintenance(async () => {
      const { data } = await tab.api.GET('/api/v1/maintenance');
      seen.push(tab.isUnderMaintenance());
      return data?.result;
    });
    expect([...seen, tab.isUnderMaintenance()]).toEqual([true, true]);
  });
});

describe('error texts', () => {
  test('no response: api.noConnection with a message of the shell', async () => {
    browser.serve = () => 'breaks';
    const tab = await openTab();
    const failure = await failureOf(tab.api.GET('/api/v1/maintenance'));
    expect(failure).toMatchObject({ code: 'api.noConnection', status: 0 });
    expect(await tab.resolveThrownError(failure)).toEqual({ message: 'errors.connection.failed', display: 'toast' });
  });

  test('cancelled call: shows nothing', async () => {
    const tab = await openTab();
    const stop = new AbortController();
    const call = tab.api.GET('/api/v1/maintenance', { signal: stop.signal });
    stop.abort();
    const failure = await failureOf(call);
    expect(failure).toMatchObject({ code: 'api.cancelled' });
    expect(await tab.resolveThrownError(failure)).toBeNull();
  });

  test('unknown code: shows the toast "error not match"', async () => {
    browser.serve = () => refuse(400, 'api.nobody_knows');
    const tab = await openTab();
    const failure = await failureOf(tab.api.GET('/api/v1/maintenance'));
    expect(await tab.resolveThrownError(failure)).toEqual({ message: 'errors.general.unmatched', display: 'toast' });
  });
});

describe('other tabs', () => {
  const tell = (): void => {
    browser.window.dispatchEvent(Object.assign(new Event('storage'), { key: 'quintet.token' }));
  };

  test('follow a logout and a login', async () => {
    const tab = await openSignedIn();
    const left = vi.fn();
    const stop = tab.syncSessionWithOtherTabs();
    tab.onLogout(left);
    browser.storage.delete('quintet.token');
    tell();
    expect(tab.getCurrentSession().userId).toBe('uu001');
    expect(left).toHaveBeenCalledOnce();
    browser.storage.set('quintet.token', createTestToken('u8', 1));
    tell();
    expect(tab.getCurrentSession().userId).toBe('u8');
    stop();
  });

  test('send nothing for the new account when they slept through the change', async () => {
    const tab = await openSignedIn();
    const sent: unknown[] = [];
    browser.serve = ({ headers }) => {
      sent.push(headers.authorization);
      return refuse(401, 'api.unauthorized');
    };
    browser.storage.set('quintet.token', createTestToken('u8', 1));
    await failureOf(tab.api.GET('/api/v1/users/me'));
    expect(sent).toEqual([undefined]);
    expect(tab.getCurrentSession().userId).toBe('u8');
  });

  test('leave no id of a refresh during which another one logged out', async () => {
    browser.serve = ({ url }) => {
      if (url === '/api/v1/refresh') for (const key of ['token', 'refresh']) browser.storage.delete(`quintet.${key}`);
      return refuse(401, 'api.unauthorized');
    };
    await failureOf((await openSignedIn()).api.GET('/api/v1/users/me'));
    expect([...browser.storage.keys()].filter((key) => /token|refresh|renewal/.test(key))).toEqual([]);
  });

  test('ignore a refreshed token of the same account', async () => {
    const tab = await openSignedIn();
    const session = tab.getCurrentSession();
    const stop = tab.syncSessionWithOtherTabs();
    browser.storage.set('quintet.token', createTestToken('u7', 2));
    tell();
    expect(tab.getCurrentSession()).toBe(session);
    stop();
  });
});
