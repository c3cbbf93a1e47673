import { join } from 'node:path';
import { BRANDS } from '@quintet/brand/list';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseConnectionConfig } from './base/database/connect.ts';
import { ensureDatabaseId } from './base/database/settings.ts';
import type { Database } from './base/database/types.ts';
import { connectRedis } from './base/redis.ts';
import { createEventRecorder } from './platform/events/log.ts';
import {
  createPostgresPubSubConnector,
  createPubSubInstanceSignals,
  createRedisPubSubConnector,
} from './platform/events/pubsub-signals.ts';
import { createLocalInstanceSignals, type InstanceSignals } from './platform/events/signals.ts';
import { createIntegrations } from './platform/integrations/integrations.ts';
import { createJobQueue } from './platform/jobs/job-queue.ts';
import { createLedger } from './platform/ledger/ledger.ts';
import { openLedgerKeys } from './platform/ledger/ledger-keys.ts';
import { createMaintenanceStateCache } from './platform/maintenance-state-cache.ts';
import { openMediaStore } from './platform/media/open-store.ts';
import { createPartialUploadStore } from './platform/media/partial-upload-store.ts';
import { createRunAbortingPreviousPerKey } from './platform/media/run-aborting-previous-per-key.ts';
import { createNotificationWriter } from './platform/notifications/notifications.ts';
import { createRateLimitCounters } from './platform/rate-limits/rate-limit-counters.ts';
import { createAccessTokenService } from './platform/secrets/access-tokens.ts';
import { createVerificationCodeHasher } from './platform/secrets/code-hash.ts';
import { openTokenKeys } from './platform/secrets/open-token-keys.ts';
import type { Services } from './platform/services.ts';
import { createTokenAuthenticator } from './slices/auth/authenticate.ts';

type ServiceDeps = Pick<Services, 'config' | 'db' | 'log'> &
  Partial<Pick<Services, 'clock'>> & {
    /** The connections of `db`. */
    pool: pg.Pool;
    /** Where to listen for new jobs; without it the queue is only polled. */
    connectionConfig?: DatabaseConnectionConfig;
    /** How other instances reach the same database; null if there are none. */
    shared?: DatabaseConnectionConfig | null;
    /** Prints to the developer's terminal, never to a log. */
    print?: (line: string) => void;
  };

/** Builds the services over an open, migrated database. */
export async function createServices({
  config,
  db,
  pool,
  connectionConfig,
  log,
  clock = () => new Date(),
  print = () => {},
  shared = null,
}: ServiceDeps): Promise<Services> {
  const keys = await openTokenKeys({ config, db, log, clock });
  const redis = config.redisUrl === null ? null : await openRedis(config.redisUrl, db, log);
  const signals = openSignals({ db, log, shared, redis });
  const events = createEventRecorder(db, signals);
  const notifications = createNotificationWriter({ events, clock, log });
  const tokens = createAccessTokenService(keys, config.accessTokenLifetime, clock);
  return {
    config,
    db,
    log,
    clock,
    defaultBrand: BRANDS.find(({ id }) => id === config.defaultBrand) ?? null,
    maintenance: createMaintenanceStateCache(db, clock),
    events,
    jobs: createJobQueue({ pool, log, connectionConfig }),
    tokens,
    ledger: createLedger({ keys: await openLedgerKeys({ config, db, log, clock }), clock, events }),
    notifications,
    hashCode: createVerificationCodeHasher(keys),
    integrations: createIntegrations({ config, clock, print }),
    store: openMediaStore(config),
    partialUploads: createPartialUploadStore(join(config.dataDir, 'uploads')),
    runAbortingPrevious: createRunAbortingPreviousPerKey(),
    rateLimits: createRateLimitCounters({ config, db, redis }),
    redis,
    shutdown: new AbortController(),
    release: async () => {
      notifications.close();
      await signals.close();
      redis?.client.disconnect();
    },
    authenticate: createTokenAuthenticator(db, tokens),
  };
}

/** Connects to Redis. Instances share a prefix only if they share the database, as one Redis may serve several. */
async function openRedis(url: string, db: Kysely<Database>, log: Logger): Promise<Services['redis']> {
  return { client: connectRedis(url, log), prefix: `quintet:${await ensureDatabaseId(db)}:` };
}

/** Opens signals over Redis, else over the shared database; without either, within the process. */
function openSignals({
  db,
  log,
  shared,
  redis,
}: Pick<Services, 'db' | 'log' | 'redis'> & { shared: DatabaseConnectionConfig | null }): InstanceSignals {
  if (redis)
    return createPubSubInstanceSignals(createRedisPubSubConnector(redis.client, `${redis.prefix}signals`), log);
  return shared
    ? createPubSubInstanceSignals(createPostgresPubSubConnector(shared, db, log), log)
    : createLocalInstanceSignals();
}
