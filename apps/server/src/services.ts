import { join } from 'node:path';
import type { Brand } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/types.ts';
import { createLocalSignals } from './events/signals.ts';
import { createEventLog, type EventLog } from './events/log.ts';
import { createMaintenanceService, type MaintenanceService } from './maintenance.ts';
import { createDrafts, type Drafts } from './media/drafts.ts';
import { openStore } from './media/open-store.ts';
import type { MediaStore } from './media/store.ts';
import { createTakeover, type Takeover } from './media/takeover.ts';
import { createOutside, type Outside } from './outside/outside.ts';
import { createAuthenticate, type TokenOwner } from './slices/auth/authenticate.ts';
import { type CodeMark, createCodeMark } from './slices/auth/code-mark.ts';
import { type AccessTokens, createAccessTokens, readTokenSecret } from './slices/auth/tokens.ts';

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
  markOf: CodeMark;
  outside: Outside;
  /** Where media lie. */
  store: MediaStore;
  /** What is being uploaded. */
  drafts: Drafts;
  /** One writer an upload. */
  takeover: Takeover;
  /**
   * `brand` is the host's brand id; null, at a host of no brand, welcomes the tokens of all.
   * @throws Failure api.unauthorized for a token that is not ours, has expired or whose session ended.
   */
  authenticate: (token: string, brand: string | null) => Promise<TokenOwner>;
};

type Foundations = Pick<Services, 'config' | 'db' | 'log'> &
  Partial<Pick<Services, 'clock'>> & {
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
}: Foundations): Promise<Services> {
  const secret = await readTokenSecret(db);
  const tokens = createAccessTokens(secret, config.accessTokenLifetime, clock);
  return {
    config,
    db,
    log,
    clock,
    defaultBrand: BRANDS.find(({ id }) => id === config.defaultBrand) ?? null,
    maintenance: createMaintenanceService(db, clock),
    events: createEventLog(db, createLocalSignals()),
    tokens,
    markOf: createCodeMark(secret),
    outside: createOutside({ config, clock, say }),
    store: openStore(config),
    drafts: createDrafts(join(config.dataDir, 'uploads')),
    takeover: createTakeover(),
    authenticate: createAuthenticate(db, tokens),
  };
}
