import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCurrentSession, signInWithTokens } from '../../shared/session/session.ts';
import { chatClientAtom } from './chat-client-atom.ts';
import { groupListStatusAtom } from './sync/atoms.ts';
import { waitFor } from '../../shared/testing/wait-for.ts';

const fake = vi.hoisted(() => ({
  create: vi.fn<(options: { database: { onClosed: () => void; onBlocked: () => void } }) => Promise<object>>(),
  showError: vi.fn<(error: { code: string }) => void>(),
}));
vi.mock('./chat-client.ts', () => ({ createChatClient: fake.create }));
vi.mock('../../shared/feedback/errors.ts', () => ({ showError: fake.showError }));
vi.mock('../../shared/requests/api.ts', () => ({ api: {} }));
vi.mock('../../shared/session/refresh.ts', () => ({ refreshTokens: () => undefined }));
vi.mock('../../shared/requests/backoff.ts', () => ({
  getBackoffDelayMs: () => 0,
  waitBeforeRetry: () => Promise.resolve(),
}));

const start = async () => {
  const { runChatClient } = await import('./run-chat-client.ts');
  void runChatClient(getCurrentSession(), () => undefined);
};
const shown = () => getCurrentSession().store.get(chatClientAtom);

beforeEach(() => {
  fake.create.mockReset();
  fake.showError.mockReset();
  signInWithTokens({
    token: `e30.${btoa(JSON.stringify({ sub: 'u7', did: 'd', exp: 2_000_000_000 }))}.x`,
    refreshToken: 'r',
  });
});
afterEach(() => vi.unstubAllGlobals());

test('chat database: is opened again when the first opening failed', async () => {
  const chat = { close: vi.fn<() => void>() };
  fake.create.mockRejectedValueOnce(new DOMException('disk', 'UnknownError')).mockResolvedValueOnce(chat);
  await start();
  await waitFor(() => expect(shown()).toBe(chat));
});

test('chat database: is opened again when the browser closed it', async () => {
  const first = { close: vi.fn<() => void>() };
  const second = { close: vi.fn<() => void>() };
  fake.create.mockResolvedValueOnce(first).mockResolvedValueOnce(second);
  await start();
  await waitFor(() => expect(shown()).toBe(first));
  fake.create.mock.calls[0]![0].database.onClosed();
  await waitFor(() => expect(shown()).toBe(second));
  expect([first.close.mock.calls.length, second.close.mock.calls.length]).toEqual([1, 0]);
});

test('chat database: says which tab to close while an older one blocks it', async () => {
  fake.create.mockReturnValueOnce(new Promise(() => undefined));
  await start();
  await waitFor(() => expect(fake.create).toHaveBeenCalled());
  fake.create.mock.calls[0]![0].database.onBlocked();
  expect(fake.showError.mock.calls[0]?.[0].code).toBe('app.database_blocked');
});

test('chat database: one of a newer version asks for a reload', async () => {
  fake.create.mockRejectedValueOnce(new DOMException('newer', 'VersionError'));
  await start();
  await waitFor(() => expect(fake.showError.mock.calls[0]?.[0].code).toBe('app.database_newer'));
  expect(getCurrentSession().store.get(groupListStatusAtom).status).toBe('failed');
  expect(fake.create).toHaveBeenCalledTimes(1);
});
