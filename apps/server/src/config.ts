import { resolve } from 'node:path';
import { type MediaConfig, readMediaConfig } from './media/config.ts';
import { type OutsideConfig, readOutsideConfig } from './outside/config.ts';
import { StartError } from './start-error.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const MEGABYTE = 1024 * 1024;

export type Config = {
  host: string;
  port: number;
  /** The port that people use, when something stands in front of us. */
  publicPort: number;
  /** Print addresses and demo accounts when up. */
  announce: boolean;
  /** Everything we keep: `postgres/` (own database only), `media/`, secrets. Absolute. */
  dataDir: string;
  /** Somebody else's PostgreSQL; null: our own one in `dataDir`. */
  databaseUrl: string | null;
  /** What instances share besides the database; null: nothing. */
  redisUrl: string | null;
  /** Fill a new database with the demo world. */
  demo: boolean;
  /** Draw ahead what the demo world's feed shows. */
  drawAhead: boolean;
  /** `apps/web/dist`: one folder per brand slug and `universal`. */
  webRoot: string;
  /** Brand id that plain localhost and unknown hosts are given; null: none, the web decides. */
  defaultBrand: string | null;
  /** Own host names: host → brand slug. `<slug>.localhost` needs no entry. */
  brandHosts: Record<string, string>;
  /** Behind a load balancer: take the caller's address from X-Forwarded-For. */
  trustProxy: boolean;
  /** Requests to the API a guest's address may make per minute before 429. */
  guestAllowance: number;
  /** Bytes of a JSON body. */
  bodyLimit: number;
  /** Milliseconds (spec §9). */
  requestTimeout: number;
  /** The oldest version of the app that may ask (spec §8, api.outdated_version); null: any. */
  oldestApp: string | null;
  /** Seconds that an access token is good for. */
  accessTokenLifetime: number;
  logLevel: string;
  media: MediaConfig;
  outside: OutsideConfig;
};

type Environment = Record<string, string | undefined>;

/** Reads the configuration from the environment. @throws StartError naming the variable that is wrong. */
export function readConfig(env: Environment): Config {
  const port = wholeNumber(env, 'PORT', 4000, 65535);
  return {
    host: env.HOST || 'localhost',
    port,
    publicPort: wholeNumber(env, 'PUBLIC_PORT', port, 65535),
    announce: flag(env, 'ANNOUNCE', true),
    dataDir: resolve(REPOSITORY, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
    redisUrl: redisAddress(env.REDIS_URL),
    demo: flag(env, 'DEMO', true),
    drawAhead: flag(env, 'DRAW_AHEAD', true),
    webRoot: resolve(REPOSITORY, env.WEB_ROOT || 'apps/web/dist'),
    defaultBrand: env.DEFAULT_BRAND || null,
    brandHosts: pairs(env, 'BRAND_HOSTS'),
    trustProxy: flag(env, 'TRUST_PROXY', false),
    guestAllowance: wholeNumber(env, 'GUEST_ALLOWANCE', 300, 1_000_000),
    bodyLimit: MEGABYTE,
    requestTimeout: 60_000,
    oldestApp: version(env, 'OLDEST_APP'),
    accessTokenLifetime: wholeNumber(env, 'ACCESS_TOKEN_LIFETIME', 15 * 60, 24 * 60 * 60),
    logLevel: env.LOG_LEVEL || 'warn',
    media: readMediaConfig(env),
    outside: readOutsideConfig(env),
  };
}

function wholeNumber(env: Environment, name: string, standard: number, most: number): number {
  const text = env[name];
  if (!text) return standard;
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  throw new StartError(
    `${name}=${text} is not a whole number from 0 to ${most}. Correct it, or leave it out (then ${standard}).`,
  );
}

function version(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text || /^\d+\.\d+\.\d+$/.test(text)) return text || null;
  throw new StartError(`${name}=${text} is no version like 2.7.0.`);
}

function redisAddress(text: string | undefined): string | null {
  if (!text || /^rediss?:\/\/./.test(text)) return text || null;
  throw new StartError('REDIS_URL is no address that begins with redis:// or rediss://');
}

function flag(env: Environment, name: string, standard: boolean): boolean {
  const text = env[name];
  if (!text) return standard;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new StartError(`${name}=${text} is neither 1 nor 0.`);
}

/** `chat.example.com=gu,talk.example.com=mee` */
function pairs(env: Environment, name: string): Record<string, string> {
  const entries = (env[name] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => {
      const [host, slug, ...rest] = entry.split('=');
      if (!host || !slug || rest.length > 0) {
        throw new StartError(
          `${name} has "${entry}" in it; it wants host=brand pairs, like chat.example.com=gu,talk.example.com=mee.`,
        );
      }
      return [host.toLowerCase(), slug];
    }),
  );
}
