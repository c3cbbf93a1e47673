import type { Kysely } from 'kysely';
import { readSettingWithUpdateTime, writeSetting } from './base/database/settings.ts';
import type { Database } from './base/database/types.ts';

const KEY = 'demo_world';

/** Whether a database contains the demo data, whose accounts have a published password. */
export const hasDemoData = async (db: Kysely<Database>): Promise<boolean> =>
  (await readSettingWithUpdateTime<boolean>(db, KEY)) !== undefined;

/** Stores for `hasDemoData` that the demo data was inserted. */
export const recordDemoDataExists = (db: Kysely<Database>, now: Date): Promise<void> =>
  writeSetting(db, KEY, true, now);
