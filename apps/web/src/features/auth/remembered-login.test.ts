import { beforeEach, expect, test, vi } from 'vitest';
import { readRememberedLogin, saveRememberedLogin } from './remembered-login.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});

test('remembered login: keeps the phone number with its country, and the email', () => {
  saveRememberedLogin({ mode: 'phone', country: 'IN', phone: '9876543210' }, true);
  saveRememberedLogin({ mode: 'email', email: 'mei@example.com' }, true);
  expect(readRememberedLogin()).toEqual({
    isRemembered: true,
    email: 'mei@example.com',
    phone: '9876543210',
    country: 'IN',
  });
});

test('remembered login: is cleared when the user opts out', () => {
  saveRememberedLogin({ mode: 'email', email: 'mei@example.com' }, true);
  saveRememberedLogin({ mode: 'email', email: 'mei@example.com' }, false);
  expect(readRememberedLogin()).toEqual({ isRemembered: false, email: '', phone: '', country: null });
  expect([...storage.keys()]).toEqual([]);
});
