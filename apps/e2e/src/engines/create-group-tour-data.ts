import { randomBytes } from 'node:crypto';
import { type TestAccount, getDemoAccount } from '../accounts.ts';
import { ApiUser } from '../api-user.ts';
import { TOUR_SECURITY_CODE } from './create-signed-in-tour-data.ts';

export interface GroupTourData {
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
export async function createGroupTourData(port: number, friendIndex: number): Promise<GroupTourData> {
  const [me, third, friend] = await Promise.all([
    ApiUser.register(port),
    ApiUser.register(port),
    ApiUser.signIn(getDemoAccount(friendIndex), port),
  ]);
  const [word, comment] = [`lantern${me.userId}`, 'Where is that?'];
  for (const { userId } of [me, third]) await friend.call('POST', '/api/v1/users/contacts', { contact: userId });
  const directId = await friend.createDirect(me.userId);
  await friend.write(directId, `By the ${word}`);
  const security_code = TOUR_SECURITY_CODE;
  await friend.call('POST', '/api/v1/users/security-code', { security_code });
  const envelope = {
    group_id: directId,
    security_code,
    cid: createCid(),
    kind: 2,
    amount: 20,
    count: 1,
    greeting: word,
  };
  await friend.call('POST', '/api/v1/red-envelopes', envelope);
  const post = await me.call<{ id: string }>('POST', '/social/api/posts', { text: `A ${word}`, file_paths: [] });
  await friend.call('POST', `/social/api/posts/${post.id}/comments`, { text: comment });
  const group = { cid: createCid(), display_name: 'Lantern makers', member_ids: [third.userId] };
  const { group: created } = await friend.call<{ group: { id: string } }>('POST', '/api/v1/groups', group);
  const share = { group_id: created.id };
  const { share_code: code } = await friend.call<{ share_code: string }>('POST', '/api/v1/share/group', share);
  return { account: me.account, friend: friend.nickname, directId, word, comment, code };
}
