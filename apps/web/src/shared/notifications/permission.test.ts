import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getNotificationPermission, requestNotificationPermission, watchNotificationPermission } from './permission.ts';

let status: EventTarget;
const read = vi.fn<() => NotificationPermission>();
const requestPermission = vi.fn<() => Promise<void>>();
let stop: () => void;

beforeEach(() => {
  status = new EventTarget();
  read.mockReturnValue('default');
  requestPermission.mockImplementation(async () => void read.mockReturnValue('granted'));
  const Notification = Object.defineProperty({ requestPermission }, 'permission', { get: read });
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { permissions: { query: async () => status } });
  stop = watchNotificationPermission();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('permission: is read once, however often it is asked for', () => {
  for (let count = 0; count < 3; count += 1) expect(getNotificationPermission()).toBe('default');
  expect(read).toHaveBeenCalledOnce();
});

test.each([
  ['the browser reports a change', () => status.dispatchEvent(new Event('change'))],
  ['the tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the user answers', requestNotificationPermission],
])('permission: is read again when %s', async (_when, change) => {
  // The status arrives with the next microtasks.
  await Promise.resolve();
  await Promise.resolve();
  if (change !== requestNotificationPermission) read.mockReturnValue('granted');
  await change();
  expect(getNotificationPermission()).toBe('granted');
});

test('permission: is asked for once only', async () => {
  read.mockReturnValue('denied');
  await requestNotificationPermission();
  expect(requestPermission).not.toHaveBeenCalled();
  expect(getNotificationPermission()).toBe('denied');
});
