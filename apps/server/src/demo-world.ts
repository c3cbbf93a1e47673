import type { Kysely } from 'kysely';
import { readSetting, writeSetting } from './base/database/settings.ts';
import type { Database } from './base/database/types.ts';

const KEY = 'demo_world';

/** Whether a database contains the demo world, whose accounts have a published password. */
export const hasDemoWorld = async (db: Kysely<Database>): Promise<boolean> =>
  (await readSetting<boolean>(db, KEY)) !== undefined;

export const markDemoWorld = (db: Kysely<Database>, now: Date): Promise<void> => writeSetting(db, KEY, true, now);
