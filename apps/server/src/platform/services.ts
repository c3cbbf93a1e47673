import type { Brand } from '@quintet/brand/brand';
import type { Redis } from 'ioredis';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../base/config.ts';
import type { Database } from '../base/database/types.ts';
import type { EventLog } from './events/log.ts';
import type { TokenOwner } from './http/caller.ts';
import type { Integrations } from './integrations/integrations.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { MaintenanceService } from './maintenance.ts';
import type { PartialUploads } from './media/partial-uploads.ts';
import type { MediaStore } from './media/store.ts';
import type { TakeLatest } from './media/take-latest.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { AccessTokens } from './secrets/access-tokens.ts';
import type { HashCode } from './secrets/code-hash.ts';

/** What every handler can reach. `createServices` fills it at composition. */
export type Services = {
  config: Config;
  db: Kysely<Database>;
  log: Logger;
  clock: () => Date;
  maintenance: MaintenanceService;
  /** The brand of plain localhost and unknown hosts; null: none is named, and the web app takes the first. */
  defaultBrand: Brand | null;
  events: EventLog;
  /** Deferred work. */
  jobs: JobQueue;
  tokens: AccessTokens;
  /** What is kept of a code instead of the code. */
  hashCode: HashCode;
  integrations: Integrations;
  /** Where media lie. */
  store: MediaStore;
  /** What is being uploaded. */
  partialUploads: PartialUploads;
  /** One writer an upload. */
  takeLatest: TakeLatest;
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
   * @throws HttpError api.unauthorized for a token that is not ours, has expired or whose session ended.
   */
  authenticate: (token: string, brand: string | null) => Promise<TokenOwner>;
};
