import { runTransaction } from '@quintet/server/database/transaction';
import type { Database } from '@quintet/server/database/types';
import { recordDemoDataExists } from '@quintet/server/demo-data-marker';
import type { Services } from '@quintet/server/services';
import { hashPassword } from '@quintet/server/slices/auth/passwords';
import { type Kysely, sql, type Transaction } from 'kysely';
import { getDemoContactDetails, DEMO_PASSWORD, getDemoUserLanguage, getDemoAccountId } from './accounts.ts';
import { addScriptedMessageContents } from './chats/scripted-message-contents.ts';
import { DEMO_DIRECT_CHATS, DEMO_GROUPS } from './chats/groups.ts';
import type { InsertedDemoHistory } from './chats/write-history.ts';
import { createDemoDirectChat, createDemoGroup } from './chats/create-groups.ts';
import { publishDemoDiscoverContent } from './discover.ts';
import { type DemoMediaDeps, storeDemoAvatars } from './media.ts';
import { createDemoNotifications } from './notifications.ts';
import { createDemoPosts, storeDemoPostFiles } from './posts/create-posts.ts';
import { createSeededRandom } from '@quintet/domain/random';
import { createDemoRedEnvelopes } from './red-envelopes.ts';
import type { DemoSeedContext } from './seed-context.ts';
import { DEMO_USERS } from './users.ts';
import { seedDemoWallets } from './wallet.ts';

/** Remark nicknames that the demo accounts have set for friends. */
const REMARKS: readonly (readonly [user: number, about: number, nickname: string])[] = [
  [0, 32, '陶艺课同桌'],
  [0, 35, '楼下咖啡店'],
  [1, 33, 'Climbing partner'],
  [1, 36, 'Next door'],
];

const YEAR_MS = 365 * 24 * 3_600_000;

/** Seeds an empty database with users, chats and posts; skips a database in use. Returns true if it has seeded. */
export async function seedDemoData(
  {
    db,
    config,
    store,
    clock,
    ledger,
    events,
    smallerWidths,
  }: Pick<Services, 'db' | 'config' | 'store' | 'clock' | 'ledger' | 'events'> & Pick<DemoMediaDeps, 'smallerWidths'>,
  print: (line: string) => void = () => {},
): Promise<boolean> {
  if (await hasUsers(db)) return false;
  print('Filling the new database with the demo data (DEMO=0 leaves it empty) …');
  const names = [...DEMO_USERS.map(({ avatar }) => avatar), ...DEMO_GROUPS.map(({ icon }) => icon)];
  // Before the transaction, which must not idle while images are made.
  const avatars = await storeDemoAvatars({ config, store }, [...new Set(names)]);
  const postFiles = await storeDemoPostFiles({ config, store, smallerWidths });
  return runTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('demo_world'))`.execute(trx);
    if (await hasUsers(trx)) return false;
    await withoutForeignKeys(trx, async () => {
      const base = {
        trx,
        config,
        store,
        avatars,
        postFiles,
        now: clock().getTime(),
        postsByMotif: new Map(),
        pictures: new Map(),
      };
      const userIds = await createUsers({ ...base, random: createSeededRandom(2), userIds: [] });
      await seedDemoWallets({ ...base, random: createSeededRandom(2), userIds }, { ledger, events });
      await createDemoPosts({ ...base, random: createSeededRandom(2), userIds });
      await publishDemoDiscoverContent({ ...base, random: createSeededRandom(2), userIds });
      const histories = await createHistories({ ...base, random: createSeededRandom(1), userIds });
      const envelopes = { ...base, random: createSeededRandom(2), userIds };
      const received = await createDemoRedEnvelopes(envelopes, histories, { ledger, events });
      await createDemoNotifications({ ...base, random: createSeededRandom(2), userIds }, received);
    });
    await recordDemoDataExists(trx, clock());
    return true;
  });
}

const hasUsers = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;

async function createHistories(context: DemoSeedContext): Promise<InsertedDemoHistory[]> {
  const histories: InsertedDemoHistory[] = [];
  for (const group of DEMO_GROUPS) histories.push(await createDemoGroup(context, group));
  for (const direct of DEMO_DIRECT_CHATS) histories.push(await createDemoDirectChat(context, direct));
  const byTopic = new Map(DEMO_GROUPS.map(({ topic }, index) => [topic, histories[index]!]));
  for (const history of histories) await addScriptedMessageContents(context, history, byTopic);
  return histories;
}

/** Checks the foreign keys of all messages at once: one by one takes most of the time. */
async function withoutForeignKeys(trx: Transaction<Database>, work: () => Promise<void>): Promise<void> {
  await sql`alter table messages drop constraint messages_group_id_fkey, drop constraint messages_user_id_fkey`.execute(
    trx,
  );
  await work();
  await sql`alter table messages
    add constraint messages_group_id_fkey foreign key (group_id) references groups on delete cascade,
    add constraint messages_user_id_fkey foreign key (user_id) references users`.execute(trx);
  await sql`analyze users, members, groups, messages, posts, follows, post_views`.execute(trx);
}

/** Creates users, most of them in each other's contacts. Returns their ids in the order of DEMO_USERS. */
async function createUsers({ trx, avatars, now }: DemoSeedContext): Promise<string[]> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const rows = DEMO_USERS.map((user, index) => ({
    username: getDemoAccountId(user),
    nickname: user.nickname[getDemoUserLanguage(index)],
    introduction: user.introduction[getDemoUserLanguage(index)],
    ...getDemoContactDetails(index),
    password_hash,
    ...avatars.get(user.avatar)!,
    create_at: new Date(now - 2 * YEAR_MS),
  }));
  const created = await trx.insertInto('users').values(rows).returning(['id', 'username']).execute();
  const idOf = new Map(created.map(({ id, username }) => [username, id]));
  const ids = DEMO_USERS.map((user) => idOf.get(getDemoAccountId(user))!);
  const contacts = ids.flatMap((user_id, a) =>
    ids.filter((_, b) => a !== b && (a * b) % 3 !== 1).map((contact_id) => ({ user_id, contact_id })),
  );
  await trx.insertInto('contacts').values(contacts).execute();
  const remarks = REMARKS.map(([user, about, nickname]) => ({ user_id: ids[user]!, about_id: ids[about]!, nickname }));
  await trx.insertInto('remarks').values(remarks).execute();
  return ids;
}
