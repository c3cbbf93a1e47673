import { validateInviteCode } from '@quintet/domain/auth/register';
import { createSessionStorageValue } from '../../../shared/storage/session-storage.ts';

/** All fields of step 3 but the passwords. */
interface AccountDraft {
  readonly username: string;
  readonly nickname: string;
  readonly memo: string;
  readonly inviteCode: string;
  readonly hasAgreed: boolean;
}

const EMPTY_DRAFT: AccountDraft = { username: '', nickname: '', memo: '', inviteCode: '', hasAgreed: false };
const storage = createSessionStorageValue<AccountDraft>('quintet.account-info');

export const readAccountDraft = (): AccountDraft => storage.read() ?? EMPTY_DRAFT;
export const saveAccountDraft = (draft: AccountDraft): void => storage.write(draft);
export const clearAccountDraft = (): void => storage.write(null);

/** Keeps the invite code of an invitation's URL for step 3; an invalid code is ignored. */
export function saveInviteCodeFromUrl(query: URLSearchParams): void {
  const inviteCode = query.get('invite_code');
  if (inviteCode && validateInviteCode(inviteCode, true) === null)
    saveAccountDraft({ ...readAccountDraft(), inviteCode });
}
