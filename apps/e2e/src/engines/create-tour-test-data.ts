import { randomBytes } from 'node:crypto';
import { type TestAccount, registerTestAccount, getDemoAccount } from '../accounts.ts';
import { callApi, logInByApi } from './api.ts';
import { TOUR_SECURITY_CODE } from './create-chat.ts';

export interface TourTestData {
  account: TestAccount;
  /** The nickname of a friend, who has points. */
  friend: string;
  /** The direct message with the friend. */
  directId: string;
  /** A word of the friend's message and of the account's post, and the greeting of the friend's red envelope. */
  word: string;
  /** The friend's comment on the post. */
  comment: string;
  /** The invite code of a group of the friend. */
  code: string;
}

const createCid = (): string => randomBytes(8).toString('hex');

/** Registers a user whose friend, a demo user, has commented on their post and has sent a message and a red envelope. */
export async function createTourTestData(port: number, friendIndex: number): Promise<TourTestData> {
  const [account, other] = await Promise.all([registerTestAccount(port), registerTestAccount(port)]);
  const friend = getDemoAccount(friendIndex);
  const [me, third, { token }] = await Promise.all([
    logInByApi(port, account),
    logInByApi(port, other),
    logInByApi(port, friend),
  ]);
  const [word, comment] = [`lantern${me.user_id}`, 'Where is that?'];
  for (const { user_id } of [me, third]) await callApi(port, '/api/v1/users/contacts', { contact: user_id }, token);
  const { id: directId } = await callApi<{ id: string }>(
    port,
    '/api/v1/groups/direct',
    { contact_id: me.user_id },
    token,
  );
  await callApi(
    port,
    '/api/v1/messages',
    { type: 'text', group_id: directId, text: `By the ${word}`, cid: createCid() },
    token,
  );
  const security_code = TOUR_SECURITY_CODE;
  for (const one of [token, me.token]) await callApi(port, '/api/v1/users/security-code', { security_code }, one);
  const envelope = {
    group_id: directId,
    security_code,
    cid: createCid(),
    kind: 2,
    amount: 20,
    count: 1,
    greeting: word,
  };
  await callApi(port, '/api/v1/red-envelopes', envelope, token);
  const text = `A ${word}`;
  const post = await callApi<{ id: string }>(port, '/social/api/posts', { text, file_paths: [] }, me.token);
  await callApi(port, `/social/api/posts/${post.id}/comments`, { text: comment }, token);
  const group = { cid: createCid(), display_name: 'Lantern makers', member_ids: [third.user_id] };
  const { group: created } = await callApi<{ group: { id: string } }>(port, '/api/v1/groups', group, token);
  const share = { group_id: created.id };
  const { share_code: code } = await callApi<{ share_code: string }>(port, '/api/v1/share/group', share, token);
  return { account, friend: friend.nickname, directId, word, comment, code };
}
