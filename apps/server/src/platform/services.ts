import type { Brand } from '@quintet/brand/brand';
import type { Redis } from 'ioredis';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { ServerConfig } from '../base/config.ts';
import type { Database } from '../base/database/types.ts';
import type { EventRecorder } from './events/log.ts';
import type { AccessTokenOwner } from './http/caller.ts';
import type { Integrations } from './integrations/integrations.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { MaintenanceStateCache } from './maintenance-state-cache.ts';
import type { PartialUploadStore } from './media/partial-upload-store.ts';
import type { MediaStore } from './media/store.ts';
import type { RunAbortingPreviousPerKey } from './media/run-aborting-previous-per-key.ts';
import type { NotificationWriter } from './notifications/notifications.ts';
import type { RateLimitCounters } from './rate-limits/rate-limit-counters.ts';
import type { AccessTokenService } from './secrets/access-tokens.ts';
import type { HashVerificationCode } from './secrets/code-hash.ts';

/** The services available to every handler; created by `createServices` at composition. */
export type Services = {
  config: ServerConfig;
  db: Kysely<Database>;
  log: Logger;
  clock: () => Date;
  maintenance: MaintenanceStateCache;
  /** The brand for hosts without a brand; null: none is sent, and the web app uses the first brand. */
  defaultBrand: Brand | null;
  events: EventRecorder;
  /** Deferred work. */
  jobs: JobQueue;
  tokens: AccessTokenService;
  /** The only writer of points. */
  ledger: Ledger;
  /** The only writer of notifications. */
  notifications: NotificationWriter;
  /** Hashes codes for storage. */
  hashCode: HashVerificationCode;
  integrations: Integrations;
  /** Storage of media files. */
  store: MediaStore;
  /** Unfinished uploads. */
  partialUploads: PartialUploadStore;
  /** Ensures one writer per upload. */
  runAbortingPrevious: RunAbortingPreviousPerKey;
  /** Limits of requests and of tries at secrets. */
  rateLimits: RateLimitCounters;
  /** The Redis shared by the instances; null without one. */
  redis: { client: Redis; prefix: string } | null;
  /** Aborted when a shutdown begins: the server is no longer ready, but still serves requests for a moment. */
  shutdown: AbortController;
  /** Closes all resources of the services, except the database. */
  release: () => Promise<void>;
  /**
   * `brand` is the host's brand id; null, at a host without a brand, accepts tokens of every brand.
   * @throws HttpError api.unauthorized for a token that is invalid, has expired or whose session ended
   */
  authenticate: (token: string, brand: string | null) => Promise<AccessTokenOwner>;
};
