import type { Kysely, Transaction } from 'kysely';
import type { Schemas } from '@quintet/api/types';
import { readSettingWithUpdateTime, writeSetting } from '../base/database/settings.ts';
import type { Database } from '../base/database/types.ts';
import type { EventRecorder } from './events/log.ts';

/** The maintenance state in the API (spec §3). */
export type MaintenanceState = Schemas['Maintenance'];

/** The window set by the operator. Times are ISO 8601; null means no start or no end. */
export type MaintenanceWindow = { isOn: boolean; announcement: string; start: string | null; end: string | null };

export type MaintenanceStateCache = {
  /** At most a second old. */
  current: () => Promise<MaintenanceState>;
  /** Clears the cache, so that clients notified of a change by an event do not get the former state. */
  invalidate: () => void;
};

const KEY = 'maintenance';
const OPEN = 1;
const CLOSE_CODES = 2;
const NEVER_SET: MaintenanceWindow = { isOn: false, announcement: '', start: null, end: null };
const CACHE_TTL_MS = 1_000;

export function createMaintenanceStateCache(db: Kysely<Database>, clock: () => Date): MaintenanceStateCache {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<MaintenanceState> | undefined;
  return {
    current: () => {
      if (!answer || Math.abs(clock().getTime() - asked) >= CACHE_TTL_MS) {
        asked = clock().getTime();
        answer = readMaintenanceState(db, clock());
        answer.catch(() => {
          answer = undefined;
        });
      }
      return answer;
    },
    invalidate: () => {
      answer = undefined;
    },
  };
}

export async function readMaintenanceState(db: Kysely<Database>, now: Date): Promise<MaintenanceState> {
  const setting = await readSettingWithUpdateTime<MaintenanceWindow>(db, KEY);
  const { isOn, announcement, start, end } = setting?.value ?? NEVER_SET;
  const hasBegun = start === null || Date.parse(start) <= now.getTime();
  const isOver = end !== null && Date.parse(end) <= now.getTime();
  return {
    status: isOn && !isOver ? OPEN : CLOSE_CODES,
    announcement,
    maintain_start: start,
    maintain_end: end,
    update_at: setting?.updatedAt.toISOString() ?? null,
    enabled: isOn && hasBegun && !isOver,
  };
}

/** Sets the window, appends its event and runs `record` in the same transaction. Returns the new state. */
export async function setMaintenance(
  { db, events }: { db: Kysely<Database>; events: EventRecorder },
  window: MaintenanceWindow,
  now: Date,
  record: (trx: Transaction<Database>) => Promise<void> = async () => {},
): Promise<MaintenanceState> {
  await events.record(async (trx, append) => {
    await writeSetting(trx, KEY, window, now);
    await append('maintenance', 'everybody', {});
    await record(trx);
  });
  return readMaintenanceState(db, now);
}
