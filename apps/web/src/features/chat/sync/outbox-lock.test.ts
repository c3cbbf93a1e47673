import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testPageTarget, stubWindowEvents } from '../../../shared/events/test-page.ts';
import { createOutboxLock } from './outbox-lock.ts';

let closing: AbortController;
let locks = 0;
const freshName = (): string => `outbox-${(locks += 1)}`;
const openTab = (name: string) => createOutboxLock(name, closing.signal);
const untilAborted = (held: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    held.addEventListener('abort', () => resolve());
  });

beforeEach(() => {
  closing = new AbortController();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubWindowEvents();
});
afterEach(() => {
  closing.abort();
  vi.useRealTimers().unstubAllGlobals();
});

/** Advances the fake clock and lets tabs exchange messages. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  }
}

test('outbox lock: is taken from a tab that does not answer, whose request rejects', async () => {
  const name = freshName();
  const frozen = navigator.locks.request(name, () => new Promise(() => undefined)).catch(String);
  const task = vi.fn<() => Promise<string>>(async () => 'sent');
  const running = openTab(name).run(task);
  await pass(1);
  expect(task).not.toHaveBeenCalled();
  await pass(5);
  expect(await running).toBe('sent');
  expect(await frozen).toContain('AbortError');
});

test('outbox lock: stays with a tab that answers', async () => {
  const name = freshName();
  let finish = (): void => undefined;
  const sending = openTab(name).run(
    (held) =>
      new Promise<string>((resolve) => {
        finish = () => resolve(held.aborted ? 'lost' : 'sent');
      }),
  );
  const other = openTab(name).run(async () => 'sent too');
  await pass(60);
  finish();
  expect(await Promise.all([sending, other])).toEqual(['sent', 'sent too']);
});

test('outbox lock: a stolen lock stops the task of the tab that held it', async () => {
  const name = freshName();
  const running = openTab(name).run(untilAborted);
  await pass(1);
  await navigator.locks.request(name, { steal: true }, async () => undefined);
  expect(await running).toBeUndefined();
});

test('outbox lock: is released when the page is hidden for good or frozen', async () => {
  const name = freshName();
  const held: AbortSignal[] = [];
  const first = openTab(name).run((signal) => {
    held.push(signal);
    return new Promise(() => undefined);
  });
  await pass(1);
  testPageTarget.dispatchEvent(new Event('pagehide'));
  expect(await first).toBeUndefined();
  expect(held[0]!.aborted).toBe(true);
  expect(await openTab(name).run(async () => 'sent')).toBe('sent');
});
