import type { Schemas } from '@quintet/api/types';
import { BRANDS } from '@quintet/brand/list';
import { getMinefieldSharesMax } from '@quintet/domain/red-envelopes/rules';
import { type Kysely, sql } from 'kysely';
import { readSettingWithUpdateTime, writeSetting } from '../../base/database/settings.ts';
import type { Database } from '../../base/database/types.ts';
import { requireUser, type UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';

type Options = Schemas['RedEnvelopeOptions'];

/** What an operator sets (`pnpm operator minefield`). `daily_stakes`: points that a user may stake in 24 hours. */
export type MinefieldOperatorSettings = { is_on: boolean; daily_stakes: number };

const SETTING = 'minefield';
const DAILY_STAKES = 20_000;

/** The settings; the kind is off in production until an operator switches it on. */
export async function readMinefieldOperatorSettings(
  db: Kysely<Database>,
  { isProduction }: Services['config'],
): Promise<MinefieldOperatorSettings> {
  const stored = await readSettingWithUpdateTime<Partial<MinefieldOperatorSettings>>(db, SETTING);
  return { is_on: !isProduction, daily_stakes: DAILY_STAKES, ...stored?.value };
}

export const writeMinefieldOperatorSettings = (
  db: Kysely<Database>,
  settings: MinefieldOperatorSettings,
  now: Date,
): Promise<void> => writeSetting(db, SETTING, settings, now);

/** The stake of a minefield of this brand, as a multiple of its amount. */
export const getMinefieldStakeFactor = ({ brand }: Pick<UserCaller, 'brand'>): number => findRule(brand).multiple;
const findRule = (brand: string) => (BRANDS.find(({ id }) => id === brand) ?? BRANDS[0]).minefield;

/** Whether this user may send and claim minefields. @throws HttpError api.red_envelope.minefield_off, .excluded */
export async function assertCanUseMinefields(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { userId, brand }: UserCaller,
): Promise<void> {
  const { is_on } = await readMinefieldOperatorSettings(db, config);
  if (!is_on || !findRule(brand).enabled) throw new HttpError('api.red_envelope.minefield_off', { status: 403 });
  const until = await readExclusion(db, userId);
  if (until) throw new HttpError('api.red_envelope.excluded', { status: 403, result: { until: until.toISOString() } });
}

/** The end of the user's exclusion by the clock of the database; null if there is none. */
async function readExclusion(db: Kysely<Database>, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('minefield_exclusions')
    .select('until')
    .where('user_id', '=', userId)
    .where('until', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return row?.until ?? null;
}

/** Points that the user may still stake in the 24 hours that end now. */
export async function readDailyStakeLeft(db: Kysely<Database>, userId: string, dailyStakes: number): Promise<number> {
  const { rows } = await sql<{ staked: number }>`
    select coalesce(sum(stake), 0)::int8 as staked from red_envelope_shares s join red_envelopes e on e.id = s.envelope_id
    where s.user_id = ${userId} and claim_at > clock_timestamp() - interval '24 hours'`.execute(db);
  return Math.max(0, dailyStakes - rows[0]!.staked);
}

export async function getRedEnvelopeOptions({ caller, services }: Call<'getRedEnvelopeOptions'>): Promise<Options> {
  return readOptions(services, requireUser(caller));
}

async function readOptions({ db, config }: Services, { userId, brand }: UserCaller): Promise<Options> {
  const { is_on, daily_stakes } = await readMinefieldOperatorSettings(db, config);
  const { enabled, multiple } = findRule(brand);
  const until = await readExclusion(db, userId);
  return {
    minefield: {
      is_available: is_on && enabled,
      multiple,
      max_count: getMinefieldSharesMax(multiple),
      daily_stakes,
      daily_left: await readDailyStakeLeft(db, userId, daily_stakes),
      excluded_until: until?.toISOString() ?? null,
    },
  };
}

/** Excludes the user from minefields; an exclusion that ends later than the new one stays. */
export async function excludeSelfFromMinefields({
  body,
  caller,
  services,
}: Call<'excludeFromMinefield'>): Promise<Options> {
  const user = requireUser(caller);
  await sql`
    insert into minefield_exclusions (user_id, until) values (${user.userId}, clock_timestamp() + ${body.days} * interval '1 day')
    on conflict (user_id) do update set until = greatest(minefield_exclusions.until, excluded.until)`.execute(
    services.db,
  );
  return readOptions(services, user);
}
