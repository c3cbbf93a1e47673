import { registerTestAccount } from './accounts.ts';
import { ApiUser } from './api-user.ts';
import { TestFileSender } from './test-file-sender.ts';
import { TestUser } from './test-user.ts';
import type { test } from './test.ts';

type OpenBrowser = Parameters<Parameters<typeof test>[2]>[0]['openBrowser'];

/** Registers two users, of whom the second has no browser, and opens their room to send files. */
export async function setUpRoomForFileSending(openBrowser: OpenBrowser) {
  const [account, ben] = await Promise.all([registerTestAccount(), ApiUser.register()]);
  const user = await TestUser.signIn(await openBrowser({ device: 'desktop' }), account);
  const room = await user.createDirect(ben.userId);
  await user.openRoom(room);
  return { ann: new TestFileSender(user), name: account.nickname, ben, room };
}

interface StoredMessage {
  id: string;
  type: string;
  filename: string | null;
}

/** The latest 20 messages of a room, in the order in which others see them. */
export const fetchLatestGroupMessages = (user: ApiUser, room: string): Promise<StoredMessage[]> =>
  user.call('GET', `/api/v2/groups/${room}/messages?limit=20`);
