import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearVerificationState,
  hasVerifiedContactFor,
  recordCodeSent,
  setContactVerified,
  getCodeResendTime,
} from './verification-state.ts';

const storage = new Map<string, string>();
const email = { mode: 'email', email: 'Mei@example.com' } as const;
const phone = { mode: 'phone', country: 'CN', phone: '13800138000' } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterEach(() => vi.useRealTimers());

test('resend time: is separate per contact and purpose, and survives a reload', () => {
  recordCodeSent('register', email, 60);
  recordCodeSent('register', phone, 30);
  expect(getCodeResendTime('register', { ...email, email: 'mei@example.com' })).toBe(1_060_000);
  expect(getCodeResendTime('register', phone)).toBe(1_030_000);
  expect(getCodeResendTime('recovery', email)).toBeNull();
});

test('verified contact: stays verified for 30 minutes, or until the server rejects it', () => {
  setContactVerified('register', phone, true);
  expect(hasVerifiedContactFor('register', phone)).toBe(true);
  expect(hasVerifiedContactFor('register', { ...phone, country: 'TH' })).toBe(false);
  vi.advanceTimersByTime(30 * 60_000);
  expect(hasVerifiedContactFor('register', phone)).toBe(false);
  setContactVerified('register', phone, true);
  setContactVerified('register', phone, false);
  expect(hasVerifiedContactFor('register', phone)).toBe(false);
});

test('verification state: is cleared after sign-in', () => {
  recordCodeSent('register', email, 60);
  clearVerificationState();
  expect(getCodeResendTime('register', email)).toBeNull();
  expect(storage.size).toBe(0);
});
