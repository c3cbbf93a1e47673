import { randomBytes, randomInt } from 'node:crypto';
import { depositTestPoints } from '../platform/ledger/test-ledger.ts';
import { toTradingLogId } from '../slices/wallet/trading-log.ts';
import { createAccessTestEnvelope } from './scene-red-envelope.ts';
import type { TestServer } from '../test-server.ts';
import { LEAK_MARKER_NAMES, type LeakMarkerName } from './markers.ts';
import { createAccessTestGroup } from './scene-group.ts';
import { createAccessTestUsers, type AccessTestUsers } from './scene-users.ts';
import { createAccessTestPosts, type AccessTestPosts } from './scene-posts.ts';

/** All actors, a group with a history, and posts of its owner. */
export type AccessTestScene = {
  server: TestServer;
  people: AccessTestUsers;
  /** Unique texts, searched in answers. */
  markers: Record<LeakMarkerName, string>;
  /** A random text that all generated texts of this scene contain. */
  tag: string;
  posts: AccessTestPosts;
  groupId: string;
  /** The owner's invite code of the group. */
  shareCode: string;
  /** Ids of the file, of the text message, and of the reply to it. */
  fileId: string;
  saidId: string;
  replyId: string;
  /** The deposit of the owner. */
  logId: string;
  /** A red envelope of the owner, shown by the reply. */
  envelopeId: string;
  /** An open binding order of the owner. */
  bindingOrderId: string;
};

export async function createAccessTestScene(server: TestServer): Promise<AccessTestScene> {
  const { db } = server.services;
  const tag = randomBytes(5).toString('hex');
  const texts = Object.fromEntries(LEAK_MARKER_NAMES.map((name) => [name, `${name} ${tag}`])) as Record<
    LeakMarkerName,
    string
  >;
  const phone = `13${String(randomInt(1e9)).padStart(9, '0')}`;
  const account = { phone, email: `${tag}@owner.example`, username: `id${tag}` };
  const markers = { ...texts, ...account };
  const people = await createAccessTestUsers(server.services, markers);
  const posts = await createAccessTestPosts(db, people, markers);
  const group = await createAccessTestGroup(db, people, { ...markers, postId: posts.everyone.id });
  const logId = toTradingLogId(
    await depositTestPoints(server.services, people.owner.id, 1000, { remark: markers.deposit }),
  );
  const envelopeId = await createAccessTestEnvelope(server.services, people.owner, group, markers.greeting);
  const bindingOrderId = `b${tag}`;
  const now = new Date();
  const order = { user_id: people.owner.id, account: null, error: null, qrcode: null, sign: null, bound_account: null };
  await db
    .insertInto('binding_orders')
    .values({ order_id: bindingOrderId, ...order, create_at: now, expire_at: new Date(now.getTime() + 3_600_000) })
    .execute();
  return { server, people, markers, tag, posts, logId, envelopeId, bindingOrderId, ...group };
}
