import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import type { MemberPermissions } from '../base/database/group-tables.ts';
import type { Database } from '../base/database/types.ts';
import type { AppendEvent } from '../platform/events/log.ts';
import type { Services } from '../platform/services.ts';
import { createSessionAndRefreshToken } from './auth/sessions.ts';

export const TEST_PASSWORD = 'quintet5';

/** Hashes a password so that it is verified quickly. */
export const hashTestPassword = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

const passwordHash = hashTestPassword(TEST_PASSWORD);

export type TestUser = { id: string; token: string; deviceId: string; brand: string };

/** For a first device, whose event no other device awaits: it could reach a stream that the test opens at once. */
const appendNothing = async (): Promise<void> => undefined;

/** Creates an account and signs it in on a new device, without an event. */
export async function createTestUser(
  services: Pick<Services, 'db' | 'events' | 'tokens' | 'clock'>,
  { brand = 'GU', ...fields }: Partial<Insertable<Database['users']>> & { brand?: string } = {},
): Promise<TestUser> {
  const name = randomBytes(5).toString('hex');
  const { id } = await services.db
    .insertInto('users')
    .values({ username: `a1${name}`, nickname: name, password_hash: await passwordHash, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  return signInTestUser(services, { id, brand }, createDeviceId(), appendNothing);
}

/** Creates an account for each nickname, in this order. */
export async function createTestUsers<const Nicknames extends readonly string[]>(
  services: Pick<Services, 'db' | 'events' | 'tokens' | 'clock'>,
  nicknames: Nicknames,
): Promise<{ -readonly [Index in keyof Nicknames]: TestUser }> {
  const users: TestUser[] = [];
  for (const nickname of nicknames) users.push(await createTestUser(services, { nickname }));
  return users as { -readonly [Index in keyof Nicknames]: TestUser };
}

const createDeviceId = (): string => `device-${randomUUID()}`;

/** Signs an account in on another device. */
export async function signInTestUser(
  { events, tokens, clock }: Pick<Services, 'events' | 'tokens' | 'clock'>,
  { id, brand }: { id: string; brand: string },
  deviceId = createDeviceId(),
  appendInstead?: AppendEvent,
): Promise<TestUser> {
  const device = { userId: id, deviceId, brand, ip: '127.0.0.1', userAgent: null };
  await events.record((trx, append) => createSessionAndRefreshToken(trx, appendInstead ?? append, device, clock()));
  return { id, brand, deviceId, token: await tokens.issue(device) };
}

/** Creates a group; the first person owns it. */
export async function createTestGroup(
  { db }: Pick<Services, 'db'>,
  [owner, ...others]: [TestUser, ...TestUser[]],
  fields: Partial<Insertable<Database['groups']>> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('groups')
    .values({ type: 2, display_name: 'Group', owner_id: owner.id, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('members')
    .values([
      { group_id: id, user_id: owner.id, role: 'owner' },
      ...others.map((other) => ({ group_id: id, user_id: other.id })),
    ])
    .execute();
  return id;
}

export const TEST_GRANTED_MEMBER_PERMISSIONS: MemberPermissions = {
  send_message: 'granted',
  send_image: 'granted',
  send_video: 'granted',
  send_hyperlink: 'granted',
  send_voice: 'granted',
  invite_member: 'granted',
};

/** A group's `member_permission`, as stored: by default all but links. */
export const formatTestMemberPermission = (changes: Partial<MemberPermissions> = {}): string =>
  JSON.stringify({ ...TEST_GRANTED_MEMBER_PERMISSIONS, send_hyperlink: 'denied', ...changes });

export const createTestCid = (): string => randomUUID();
