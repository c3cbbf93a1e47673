import { randomBytes } from 'node:crypto';
import { getDemoUsername } from '@quintet/demo/accounts';
import { DEMO_USERS } from '@quintet/demo/users';
import { type TestAccount, registerTestAccount, getDemoAccount } from '../accounts.ts';
import { callApi, logInByApi } from './api.ts';

export interface TourChat {
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
export async function createTourChat(port: number): Promise<TourChat> {
  const [account, other] = await Promise.all([registerTestAccount(port), registerTestAccount(port)]);
  const [me, friend, { user_id: block_id }] = await Promise.all([
    logInByApi(port, account),
    logInByApi(port, other),
    logInByApi(port, getDemoAccount(BLOCKED)),
  ]);
  const text = 'Nice to meet you';
  await callApi(port, '/api/v1/users/contacts', { contact: me.user_id }, friend.token);
  const { id } = await callApi<{ id: string }>(port, '/api/v1/groups/direct', { contact_id: me.user_id }, friend.token);
  const card = { type: 'recommand', group_id: id, target_id: friend.user_id, cid: randomBytes(8).toString('hex') };
  await callApi(port, '/api/v1/messages', card, friend.token);
  const message = { type: 'text', group_id: id, text, cid: randomBytes(8).toString('hex') };
  await callApi(port, '/api/v1/messages', message, friend.token);
  await callApi(port, '/api/v1/users/blocks', { block_id }, me.token);
  await callApi(port, '/api/v1/users/security-code', { security_code: TOUR_SECURITY_CODE }, me.token);
  const stranger = { accountId: getDemoUsername(DEMO_USERS[STRANGER]!), nickname: getDemoAccount(STRANGER).nickname };
  return { account, friend: other.nickname, stranger, blocked: getDemoAccount(BLOCKED).nickname, text };
}
