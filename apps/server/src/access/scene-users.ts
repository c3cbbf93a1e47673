import { randomBytes } from 'node:crypto';
import type { Services } from '../platform/services.ts';
import { hashTestPassword, TEST_PASSWORD, type TestUser } from '../slices/test-world.ts';
import { ACCESS_TEST_ACTORS } from './actors.ts';

/** The actors, a writer of comments, and an author whose account is cancelled (`leaver`). */
const ROLES = [...ACCESS_TEST_ACTORS.filter((actor) => actor !== 'guest'), 'commenter', 'leaver'] as const;
type Role = (typeof ROLES)[number];
export type AccessTestUsers = Record<Role, TestUser>;

const password = hashTestPassword(TEST_PASSWORD);

/** Creates all people with sessions, cancelled accounts included, and their follows, blocks and remarks. */
export async function createAccessTestUsers(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  { phone, email, remark, username }: Record<'phone' | 'email' | 'remark' | 'username', string>,
): Promise<AccessTestUsers> {
  const password_hash = await password;
  const users = ROLES.map((role) => {
    const name = `a1${randomBytes(5).toString('hex')}`;
    const delete_at = role === 'cancelled' || role === 'leaver' ? new Date() : null;
    const own = role === 'owner' ? { username, country: 'CN', phone, email } : {};
    return { username: name, nickname: name, password_hash, delete_at, ...own };
  });
  const ids = await db.insertInto('users').values(users).returning('id').execute();
  // The sessions must not be newer than the tokens: older tokens are refused.
  const now = new Date();
  const signedIn = ROLES.map(async (role, index) => {
    const { id } = ids[index]!;
    const device = { deviceId: `device-${role}`, brand: role === 'foreign' ? 'MEE' : 'GU' };
    return [role, { id, ...device, token: await tokens.issue({ userId: id, ...device }) }] as const;
  });
  const people = Object.fromEntries(await Promise.all(signedIn)) as AccessTestUsers;
  const sessions = Object.values(people).map(({ id, deviceId, brand }) => ({
    user_id: id,
    device_id: deviceId,
    brand,
    create_at: now,
    used_at: now,
  }));
  await db.insertInto('sessions').values(sessions).execute();
  await relate(db, people, remark);
  return people;
}

async function relate(db: Services['db'], people: AccessTestUsers, remark: string): Promise<void> {
  const { owner, admin, member, blocker, blocked } = people;
  const follows = [
    [admin, owner],
    [owner, admin],
    [member, owner],
  ] as const;
  await db
    .insertInto('follows')
    .values(follows.map(([from, to]) => ({ user_id: from.id, followed_id: to.id })))
    .execute();
  await db
    .insertInto('contacts')
    .values([
      { user_id: owner.id, contact_id: admin.id },
      { user_id: admin.id, contact_id: owner.id },
    ])
    .execute();
  const blocks = [
    [owner, blocked],
    [blocker, owner],
  ] as const;
  await db
    .insertInto('blocks')
    .values(blocks.map(([from, to]) => ({ user_id: from.id, block_id: to.id })))
    .execute();
  const about = { user_id: owner.id, about_id: member.id };
  await db
    .insertInto('remarks')
    .values({ ...about, nickname: remark, memo: remark })
    .execute();
}
