import { beforeEach, expect, test, vi } from 'vitest';
import { saveInviteCodeFromUrl, readAccountDraft, saveAccountDraft } from './account-draft.ts';

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});
beforeEach(() => stored.clear());

test('invite code of the URL: is kept beside what the user typed', () => {
  saveAccountDraft({ ...readAccountDraft(), nickname: 'Wren', inviteCode: 'older1' });
  saveInviteCodeFromUrl(new URLSearchParams('invite_code=AB23CD45'));
  expect(readAccountDraft()).toMatchObject({ nickname: 'Wren', inviteCode: 'AB23CD45' });
});

test.each(['', 'invite_code=', 'invite_code=abc', 'invite_code=AB23CD456', 'invite_code=AB-23'])(
  'invite code of the URL: %j keeps the typed one',
  (query) => {
    saveAccountDraft({ ...readAccountDraft(), inviteCode: 'typed1' });
    saveInviteCodeFromUrl(new URLSearchParams(query));
    expect(readAccountDraft().inviteCode).toBe('typed1');
  },
);
