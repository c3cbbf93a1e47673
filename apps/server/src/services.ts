import { join } from 'node:path';
import type { Brand } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';
import type { Redis } from 'ioredis';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './base/config.ts';
import { readDatabaseName } from './base/database/settings.ts';
import type { Database } from './base/database/types.ts';
import type { Address } from './base/database/connect.ts';
import { createPostgresWire } from './platform/events/postgres-wire.ts';
import { createRedisWire } from './platform/events/redis-wire.ts';
import { relaySignals } from './platform/events/relay.ts';
import { createLocalSignals, type Signals } from './platform/events/signals.ts';
import { createEventLog, type EventLog } from './platform/events/log.ts';
import { createMaintenanceService, type MaintenanceService } from './platform/maintenance.ts';
import { createDrafts, type Drafts } from './platform/media/drafts.ts';
import { openStore } from './platform/media/open-store.ts';
import type { MediaStore } from './platform/media/store.ts';
import { createTakeover, type Takeover } from './platform/media/takeover.ts';
import { createRateLimits, type RateLimits } from './platform/rate-limits/rate-limits.ts';
import { connectRedis } from './base/redis.ts';
import { createOutside, type Outside } from './platform/integrations/integrations.ts';
import { createAuthenticate, type TokenOwner } from './slices/auth/authenticate.ts';
import { openTokenKeys } from './platform/secrets/open-token-keys.ts';
import { type CodeMarks, createCodeMarks } from './slices/auth/code-mark.ts';
import { type AccessTokens, createAccessTokens } from './slices/auth/tokens.ts';

/** What every handler can reach. A slice that offers something to others adds it here. */
export type Services = {
  config: Config;
  db: Kysely<Database>;
  log: Logger;
  clock: () => Date;
  maintenance: MaintenanceService;
  /** The brand of plain localhost and unknown hosts; null: none is named, and the web app takes the first. */
  defaultBrand: Brand | null;
  events: EventLog;
  tokens: AccessTokens;
  /** What is kept of a code instead of the code. */
  marksOf: CodeMarks;
  outside: Outside;
  /** Where media lie. */
  store: MediaStore;
  /** What is being uploaded. */
  drafts: Drafts;
  /** One writer an upload. */
  takeover: Takeover;
  /** What may be asked for, and tried, how often. */
  rateLimits: RateLimits;
  /** What instances share besides the database; null: nothing. */
  redis: { client: Redis; prefix: string } | null;
  /** Aborted when the server is about to close: it is not ready any more, and serves on for a moment. */
  shutdown: AbortController;
  /** Lets go of what the services hold, the database excepted. */
  release: () => Promise<void>;
  /**
   * `brand` is the host's brand id; null, at a host of no brand, welcomes the tokens of all.
   * @throws Failure api.unauthorized for a token that is not ours, has expired or whose session ended.
   */
  authenticate: (token: string, brand: string | null) => Promise<TokenOwner>;
};

type Foundations = Pick<Services, 'config' | 'db' | 'log'> &
  Partial<Pick<Services, 'clock'>> & {
    /** Where other instances find the same database; null: nobody else has it. */
    shared?: Address | null;
    /** The terminal: of whoever develops, never a log. */
    say?: (line: string) => void;
  };

/** Builds the services over an open, migrated database. */
export async function createServices({
  config,
  db,
  log,
  clock = () => new Date(),
  say = () => {},
  shared = null,
}: Foundations): Promise<Services> {
  const keys = await openTokenKeys({ config, db, log, clock });
  const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl, db, log);
  const signals = openSignals({ db, log, shared, redis });
  const tokens = createAccessTokens(keys, config.accessTokenLifetime, clock);
  return {
    config,
    db,
    log,
    clock,
    defaultBrand: BRANDS.find(({ id }) => id === config.defaultBrand) ?? null,
    maintenance: createMaintenanceService(db, clock),
    events: createEventLog(db, signals),
    tokens,
    marksOf: createCodeMarks(keys),
    outside: createOutside({ config, clock, say }),
    store: openStore(config),
    drafts: createDrafts(join(config.dataDir, 'uploads')),
    takeover: createTakeover(),
    rateLimits: createRateLimits({ config, db, redis }),
    redis,
    shutdown: new AbortController(),
    release: async () => {
      await signals.close();
      redis?.client.disconnect();
    },
    authenticate: createAuthenticate(db, tokens),
  };
}

/** One Redis may serve several databases: only instances on the same one share a prefix. */
async function openRedis(url: string, db: Kysely<Database>, log: Logger): Promise<Services['redis']> {
  return { client: connectRedis(url, log), prefix: `quintet:${await readDatabaseName(db)}:` };
}

/** By Redis, or else by the database that instances share; alone, within the process. */
function openSignals({
  db,
  log,
  shared,
  redis,
}: Pick<Services, 'db' | 'log' | 'redis'> & { shared: Address | null }): Signals {
  if (redis) return relaySignals(createRedisWire(redis.client, `${redis.prefix}signals`), log);
  return shared ? relaySignals(createPostgresWire(shared, db, log), log) : createLocalSignals();
}
