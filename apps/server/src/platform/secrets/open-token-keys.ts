import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { ServerConfig } from '../../base/config.ts';
import { readSettingWithUpdateTime, writeSetting } from '../../base/database/settings.ts';
import type { Database } from '../../base/database/types.ts';
import { getSecretKeyFilePath, readSecretKeyFile, type StoredSecretKey, writeSecretKeyFile } from './key-file.ts';
import {
  type SigningKeyRing,
  generateSecret,
  type SigningKeySource,
  toSigningKey,
  createSigningKeySource,
} from './signing-keys.ts';

/** The setting in which former versions kept the secret. */
const FORMER_SETTING = 'token_secret';
/** The setting with the name of the signing key, to detect instances with different secrets. */
const KID_SETTING = 'token_kid';

type Opened = {
  config: Pick<ServerConfig, 'dataDir' | 'tokenSecrets'>;
  db: Kysely<Database>;
  log: Logger;
  clock: () => Date;
};

/** Opens the secrets that sign tokens: TOKEN_SECRETS, else those in the data folder, created if missing. */
export async function openTokenKeys({ config, db, log, clock }: Opened): Promise<SigningKeySource> {
  const secrets = config.tokenSecrets;
  const isInFile = secrets.length === 0;
  const path = getSecretKeyFilePath(config.dataDir);
  await moveFromDatabase(db, isInFile ? path : null);
  if (isInFile) await writeKeyFileOnce(path, generateSecret());
  const keys = createSigningKeySource(
    secrets,
    async () => toSigningKeyRing((await readSecretKeyFile(path))!, clock()),
    clock,
  );
  const ring = await keys.current();
  const known = (await readSettingWithUpdateTime<string>(db, KID_SETTING))?.value;
  if (known !== undefined && !ring.some(({ kid }) => kid === known)) {
    log.warn(
      'The secrets that sign tokens have changed since the last start. All instances of a database must use the same TOKEN_SECRETS or DATA_DIR.',
    );
  }
  await recordSigningKeyIdForStartCheck(db, ring, clock());
  return keys;
}

/** Stores the name of the signing key for the check at the next start. */
export const recordSigningKeyIdForStartCheck = (
  db: Kysely<Database>,
  [{ kid }]: SigningKeyRing,
  now: Date,
): Promise<void> => writeSetting(db, KID_SETTING, kid, now);

export function toSigningKeyRing([first, ...others]: readonly StoredSecretKey[], now: Date): SigningKeyRing {
  const accepted = others.filter(({ end_at }) => end_at !== null && Date.parse(end_at) > now.getTime());
  return [toSigningKey(first!.secret), ...accepted.map(({ secret }) => toSigningKey(secret))];
}

/** Creates the file if missing. If several instances start at once, all use the secret of the first. */
async function writeKeyFileOnce(path: string, secret: string): Promise<void> {
  if ((await readSecretKeyFile(path)) === null) await writeSecretKeyFile(path, [{ secret, end_at: null }], true);
}

/** Moves a secret in the database to the file; just deletes it if the environment provides the secrets. */
async function moveFromDatabase(db: Kysely<Database>, path: string | null): Promise<void> {
  const former = await readSettingWithUpdateTime<string>(db, FORMER_SETTING);
  if (!former) return;
  if (path !== null) await writeKeyFileOnce(path, former.value);
  await db.deleteFrom('settings').where('key', '=', FORMER_SETTING).execute();
}
