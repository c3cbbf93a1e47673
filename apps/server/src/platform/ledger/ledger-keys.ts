import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { ServerConfig } from '../../base/config.ts';
import { readSettingWithUpdateTime, writeSetting } from '../../base/database/settings.ts';
import type { Database } from '../../base/database/types.ts';
import { StartError } from '../../base/start-error.ts';
import { getSecretKeyFilePath, readSecretKeyFile, writeSecretKeyFile } from '../secrets/key-file.ts';
import {
  type SigningKeyRing,
  generateSecret,
  type SigningKeySource,
  toSigningKey,
  createSigningKeySource,
} from '../secrets/signing-keys.ts';

/** The setting with the names of all keys that have signed entries. */
const KIDS_SETTING = 'ledger_kids';

type LedgerKeyDeps = {
  config: Pick<ServerConfig, 'dataDir' | 'ledgerSecrets'>;
  db: Kysely<Database>;
  log: Pick<Logger, 'warn'>;
  clock: () => Date;
};

/** The secrets of entries in the database are not here. */
const MISSING =
  'Secrets that signed entries of the ledger are missing. Use the same LEDGER_SECRETS or DATA_DIR for all instances and commands of a database, with all former secrets.';

/**
 * Opens the secrets that sign entries: LEDGER_SECRETS, else those in the data folder, created if missing. The first one signs. The others
 * stay for good, because old entries are verified with them.
 */
export async function openLedgerKeys({ config, db, log, clock }: LedgerKeyDeps): Promise<SigningKeySource> {
  const secrets = config.ledgerSecrets;
  const path = getSecretKeyFilePath(config.dataDir, 'ledger');
  if (secrets.length === 0 && (await readSecretKeyFile(path)) === null)
    await writeSecretKeyFile(path, [{ secret: generateSecret(), end_at: null }], true);
  const keys = createSigningKeySource(secrets, () => readRing(path), clock);
  await rememberKids(db, await keys.current(), log, clock());
  return keys;
}

/** Adds a secret that signs from now on. */
export async function rotateLedgerKeys(dataDir: string): Promise<void> {
  const path = getSecretKeyFilePath(dataDir, 'ledger');
  await writeSecretKeyFile(path, [
    { secret: generateSecret(), end_at: null },
    ...((await readSecretKeyFile(path)) ?? []),
  ]);
}

async function readRing(path: string): Promise<SigningKeyRing> {
  const [first, ...others] = (await readSecretKeyFile(path))!.map(({ secret }) => toSigningKey(secret));
  return [first!, ...others];
}

/** Warns if entries are signed with secrets that are not here: their points cannot be redeemed until those are back. */
async function rememberKids(
  db: Kysely<Database>,
  ring: SigningKeyRing,
  log: Pick<Logger, 'warn'>,
  now: Date,
): Promise<void> {
  const known = await readKids(db);
  const kids = ring.map(({ kid }) => kid);
  if (known.some((kid) => !kids.includes(kid))) log.warn(MISSING);
  const all = [...new Set([...known, ...kids])];
  if (all.length > known.length) await writeSetting(db, KIDS_SETTING, all, now);
}

const readKids = async (db: Kysely<Database>): Promise<string[]> =>
  (await readSettingWithUpdateTime<string[]>(db, KIDS_SETTING))?.value ?? [];

/** The secrets for a command. @throws StartError if the server uses others, as its entries would count as wrong */
export async function openLedgerKeysForCli(deps: Omit<LedgerKeyDeps, 'log'>): Promise<SigningKeySource> {
  const { config, db } = deps;
  const hasSecrets =
    config.ledgerSecrets.length > 0 ||
    (await readSecretKeyFile(getSecretKeyFilePath(config.dataDir, 'ledger'))) !== null;
  if (!hasSecrets && (await readKids(db)).length > 0) throw new StartError(MISSING);
  const warn = () => {
    throw new StartError(MISSING);
  };
  return openLedgerKeys({ ...deps, log: { warn } });
}
