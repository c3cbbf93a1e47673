import type { Redis } from 'ioredis';
import { CompiledQuery, type Kysely } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from '../../base/database/types.ts';
import type { RateLimitWindow } from './limits.ts';

/** Counts per key, in windows that begin with the first count. */
export type RateLimiter = {
  /** Counts one use. Resolves to the seconds to wait if it exceeds the limit, else to 0. */
  consume: (key: string) => Promise<number>;
  /** Seconds to wait before another use is allowed; counts nothing. */
  peek: (key: string) => Promise<number>;
  /** Uses that are left in the window. */
  countLeft: (key: string) => Promise<number>;
  /** Removes one count. */
  reward: (key: string) => Promise<void>;
};

export type RateLimitStores = { db: Kysely<Database>; redis: { client: Redis; prefix: string } | null };
type Options = { name: string; window: RateLimitWindow; isShared: boolean };

/**
 * Counts in Redis if configured. Without Redis, or while it is down, shared limits are counted in the database, and the others
 * in each instance separately.
 */
export function createRateLimiter(stores: RateLimitStores, { name, window, isShared }: Options): RateLimiter {
  const [points, duration, blockDuration = 0] = window;
  const options = { keyPrefix: `${name} in ${duration} s`, points, duration, blockDuration };
  const own = isShared ? openPostgres(stores.db, options) : new RateLimiterMemory(options);
  return adapt(stores.redis ? openRedis(stores.redis, options, own) : own);
}

type LimiterOptions = { keyPrefix: string; points: number; duration: number; blockDuration: number };

function openRedis(
  { client, prefix }: NonNullable<RateLimitStores['redis']>,
  options: LimiterOptions,
  insuranceLimiter: RateLimiterAbstract,
): RateLimiterAbstract {
  const keyPrefix = `${prefix}limits:${options.keyPrefix}`;
  return new RateLimiterRedis({ ...options, keyPrefix, storeClient: client, insuranceLimiter });
}

function openPostgres(db: Kysely<Database>, options: LimiterOptions): RateLimiterAbstract {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  };
  return new RateLimiterPostgres({
    ...options,
    storeClient: { query },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

function adapt(limiter: RateLimiterAbstract): RateLimiter {
  const getRetryAfter = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
  return {
    consume: async (key) => {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return getRetryAfter(refusal);
        throw refusal;
      }
    },
    peek: async (key) => {
      const count = await limiter.get(key);
      return count !== null && count.consumedPoints >= limiter.points ? getRetryAfter(count) : 0;
    },
    countLeft: async (key) => Math.max(0, limiter.points - ((await limiter.get(key))?.consumedPoints ?? 0)),
    reward: async (key) => {
      await limiter.reward(key);
    },
  };
}
