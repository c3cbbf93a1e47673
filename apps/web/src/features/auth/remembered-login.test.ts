import { beforeEach, expect, test, vi } from 'vitest';
import { readRemembered, remember } from './remembered-login.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test('remembers the phone number with its country, and the address beside it', () => {
  remember({ mode: 'phone', country: 'IN', phone: '9876543210' }, true);
  remember({ mode: 'email', email: 'mei@example.com' }, true);
  expect(readRemembered()).toEqual({
    isRemembered: true,
    email: 'mei@example.com',
    phone: '9876543210',
    country: 'IN',
  });
});

test('forgets everything when that is not wished any more', () => {
  remember({ mode: 'email', email: 'mei@example.com' }, true);
  remember({ mode: 'email', email: 'mei@example.com' }, false);
  expect(readRemembered()).toEqual({ isRemembered: false, email: '', phone: '', country: null });
  expect([...kept.keys()]).toEqual([]);
});
