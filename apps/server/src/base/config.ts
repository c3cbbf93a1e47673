import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { BRANDS } from '@quintet/brand/list';
import { EnvironmentReader } from './environment.ts';
import { type ListenOptions, readListenOptions } from './listen-options.ts';
import { type MediaConfig, readMediaConfig } from './media-config.ts';
import { type IntegrationsConfig, readIntegrationsConfig } from './integrations-config.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');
const MEGABYTE = 1024 * 1024;
/** Used in place of a brand's slug for the site that shows any brand. */
export const UNIVERSAL_SLUG = 'universal';

export type ServerConfig = ListenOptions & {
  /** True disables all development features and serves only configured hosts. */
  isProduction: boolean;
  /** The port in public URLs, if a proxy is in front of the server. */
  publicPort: number;
  /** Whether to print the addresses after the start. */
  announce: boolean;
  /** Absolute path of the data folder: `postgres/` (built-in database only), `media/`, secrets. */
  dataDir: string;
  /** Secrets for tokens, in base64: the first signs, all are accepted. Empty: those in `dataDir`. */
  tokenSecrets: readonly string[];
  /** Secrets for entries of the ledger, in base64: the first signs, all verify. Empty: those in `dataDir`. */
  ledgerSecrets: readonly string[];
  /** URL of an external PostgreSQL; null: the built-in one in `dataDir`. */
  databaseUrl: string | null;
  /** URL of the same PostgreSQL without the pooler of `databaseUrl`, for LISTEN and migrations; null without a pooler. */
  databaseDirectUrl: string | null;
  /** URL of the Redis shared by the instances; null without one. */
  redisUrl: string | null;
  /** `apps/web/dist`: one folder per brand slug and `universal`. */
  webRoot: string;
  /** Brand id for hosts without a brand; null: the web app decides. */
  defaultBrand: string | null;
  /** Own host names, in lower case: host → brand slug, or `universal`. */
  brandHosts: Record<string, string>;
  /** Proxies whose X-Forwarded headers are trusted: their number, or their networks. 0: none. */
  trustProxy: number | string[];
  /** Bearer token for /metrics; null: open to this machine in development, closed in production. */
  metricsToken: string | null;
  /** Additional port that serves only metrics; null: none. */
  metricsPort: number | null;
  metricsHost: string;
  /** Requests to the API a guest's address may make per minute before 429. */
  guestAllowance: number;
  /** Multiplies the request limits of `rate-limits/limits.ts`. */
  rateLimitFactor: number;
  /** Maximum size of a JSON body in bytes. */
  bodyLimit: number;
  /** Milliseconds (spec §9). */
  requestTimeout: number;
  /** Milliseconds between the end of readiness and closing the port. */
  shutdownDelay: number;
  /** The oldest supported version of the app (spec §8, api.outdated_version); null: any. */
  oldestApp: string | null;
  /** Lifetime of an access token in seconds. */
  accessTokenLifetime: number;
  logLevel: string;
  media: MediaConfig;
  integrations: IntegrationsConfig;
};

/** Reads the configuration from the environment. @throws StartError with a line for each invalid variable */
export function readServerConfig(variables: Record<string, string | undefined>): ServerConfig {
  const env = new EnvironmentReader(variables);
  const isProduction = readMode(env);
  const listenOptions = readListenOptions(env);
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL');
  const config: ServerConfig = {
    isProduction,
    ...listenOptions,
    publicPort: env.wholeNumber('PUBLIC_PORT', listenOptions.port, 65535),
    announce: env.flag('ANNOUNCE', true),
    dataDir: resolve(REPOSITORY, env.text('DATA_DIR') ?? '.data'),
    tokenSecrets: readSecrets(env, 'TOKEN_SECRETS'),
    ledgerSecrets: readSecrets(env, 'LEDGER_SECRETS'),
    databaseUrl,
    databaseDirectUrl: readDirectUrl(env, databaseUrl),
    redisUrl: env.url('REDIS_URL', ['redis:', 'rediss:']),
    webRoot: resolve(REPOSITORY, env.text('WEB_ROOT') ?? 'apps/web/dist'),
    defaultBrand: readDefaultBrand(env),
    brandHosts: readBrandHosts(env),
    trustProxy: readTrustProxy(env),
    metricsToken: env.text('METRICS_TOKEN'),
    metricsPort: env.wholeNumber('METRICS_PORT', 0, 65535) || null,
    metricsHost: env.text('METRICS_HOST') ?? '127.0.0.1',
    guestAllowance: env.wholeNumber('GUEST_ALLOWANCE', 300, 1_000_000),
    rateLimitFactor: env.factor('RATE_LIMIT_FACTOR'),
    bodyLimit: MEGABYTE,
    requestTimeout: 60_000,
    shutdownDelay: env.wholeNumber('SHUTDOWN_DELAY', 2_000, 60_000),
    oldestApp: readVersion(env, 'OLDEST_APP'),
    accessTokenLifetime: env.wholeNumber('ACCESS_TOKEN_LIFETIME', 15 * 60, 24 * 60 * 60),
    logLevel: env.text('LOG_LEVEL') ?? 'warn',
    media: readMediaConfig(env),
    integrations: readIntegrationsConfig(env),
  };
  env.assertValid();
  return config;
}

/** Whether this is production. Refuses a misspelt mode, which would otherwise enable the development features. */
function readMode(env: EnvironmentReader): boolean {
  const mode = env.text('NODE_ENV') ?? 'development';
  if (!['production', 'development', 'test'].includes(mode))
    env.report(`NODE_ENV=${mode} is none of production, development, test. Correct it, or leave it out.`);
  return mode === 'production';
}

/** Reads the secrets; errors never show their values. */
function readSecrets(env: EnvironmentReader, name: string): string[] {
  const secrets = env.list(name);
  if (!secrets.every((secret) => /^[A-Za-z0-9+/]{43,}={0,2}$/.test(secret)))
    env.report(`${name} has a secret that is not 32 bytes or more in base64. Make one with: openssl rand -base64 32`);
  return secrets;
}

/** Reads the URL; errors never show it, as it may contain a password. */
function readDatabaseUrl(env: EnvironmentReader, name: string): string | null {
  const text = env.text(name);
  if (text === null || (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol))) return text;
  env.report(`${name} is not an address of a PostgreSQL. It looks like postgresql://user:password@host:5432/database.`);
  return text;
}

function readDirectUrl(env: EnvironmentReader, databaseUrl: string | null): string | null {
  const url = readDatabaseUrl(env, 'DATABASE_DIRECT_URL');
  if (url !== null && databaseUrl === null)
    env.report('DATABASE_DIRECT_URL is set without DATABASE_URL. Set DATABASE_URL to the pooler, or leave both out.');
  return url;
}

function readDefaultBrand(env: EnvironmentReader): string | null {
  const id = env.text('DEFAULT_BRAND');
  const ids: string[] = BRANDS.map((brand) => brand.id);
  if (id !== null && !ids.includes(id)) env.report(`DEFAULT_BRAND=${id} is not a brand. Brands: ${ids.join(', ')}.`);
  return id;
}

function readBrandHosts(env: EnvironmentReader): Record<string, string> {
  const slugs: string[] = [...BRANDS.map(({ slug }) => slug), UNIVERSAL_SLUG];
  const pairs = [...env.pairs('BRAND_HOSTS', 'chat.example.com=gu,talk.example.com=mee')];
  for (const [host, slug] of pairs) {
    if (!slugs.includes(slug))
      env.report(`BRAND_HOSTS gives ${host} the unknown brand "${slug}". Brands: ${slugs.join(', ')}.`);
    if (!URL.canParse(`http://${host}`) || new URL(`http://${host}`).host !== host.toLowerCase())
      env.report(`BRAND_HOSTS has the host "${host}". Write a host name only, like chat.example.com.`);
  }
  return Object.fromEntries(pairs.map(([host, slug]) => [host.toLowerCase(), slug]));
}

/** Reads the number of proxies, or their networks. */
function readTrustProxy(env: EnvironmentReader): number | string[] {
  const networks = env.list('TRUST_PROXY');
  const [first = '0'] = networks;
  if (networks.length <= 1 && /^\d$/.test(first)) return Number(first);
  if (networks.every(isNetwork)) return networks;
  env.report(
    `TRUST_PROXY=${networks.join(',')} is neither a number of proxies (1) nor their networks (10.0.0.0/8,192.168.1.7). Correct it, or leave it out.`,
  );
  return 0;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d+$/.test(prefix) && Number(prefix) <= bits;
}

function readVersion(env: EnvironmentReader, name: string): string | null {
  const text = env.text(name);
  if (text !== null && !/^\d+\.\d+\.\d+$/.test(text)) env.report(`${name}=${text} is not a version like 2.7.0.`);
  return text;
}
