import { randomBytes } from 'node:crypto';
import { getDemoAccountId } from '@quintet/demo/accounts';
import { DEMO_USERS } from '@quintet/demo/users';
import { type TestAccount, getDemoAccount } from '../accounts.ts';
import { ApiUser } from '../api-user.ts';

export interface SignedInTourData {
  account: TestAccount;
  /** The nickname of the user who has sent the message. */
  friend: string;
  /** A user who is no friend yet. */
  stranger: { accountId: string; nickname: string };
  /** The nickname of a user whom the account blocks. */
  blocked: string;
  text: string;
}

export const TOUR_SECURITY_CODE = '135790';
/** The demo users whom the account meets. */
const [STRANGER, BLOCKED] = [20, 21];

/**
 * Registers two friends, one of whom has sent the other their card and a message. The account has a security password and has blocked a
 * user.
 */
export async function createSignedInTourData(port: number): Promise<SignedInTourData> {
  const [me, friend, { userId: block_id }] = await Promise.all([
    ApiUser.register(port),
    ApiUser.register(port),
    ApiUser.signIn(getDemoAccount(BLOCKED), port),
  ]);
  const text = 'Nice to meet you';
  await friend.call('POST', '/api/v1/users/contacts', { contact: me.userId });
  const id = await friend.createDirect(me.userId);
  const card = { type: 'recommand', group_id: id, target_id: friend.userId, cid: randomBytes(8).toString('hex') };
  await friend.call('POST', '/api/v1/messages', card);
  await friend.write(id, text);
  await me.call('POST', '/api/v1/users/blocks', { block_id });
  await me.call('POST', '/api/v1/users/security-code', { security_code: TOUR_SECURITY_CODE });
  const stranger = { accountId: getDemoAccountId(DEMO_USERS[STRANGER]!), nickname: getDemoAccount(STRANGER).nickname };
  return { account: me.account, friend: friend.nickname, stranger, blocked: getDemoAccount(BLOCKED).nickname, text };
}
