import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { getSecretKeyFilePath, readSecretKeyFile, writeSecretKeyFile } from './key-file.ts';
import { recordSigningKeyIdForStartCheck, toSigningKeyRing } from './open-token-keys.ts';
import { StartError } from '../../base/start-error.ts';
import { generateSecret } from './signing-keys.ts';

/** Adds a new signing secret; former ones are accepted until the overlap ends. Returns that time. @throws StartError without a file */
export async function rotateTokenKeys(
  db: Kysely<Database>,
  dataDir: string,
  now: Date,
  overlapMs: number,
): Promise<Date> {
  const path = getSecretKeyFilePath(dataDir);
  const endAt = new Date(now.getTime() + overlapMs);
  const end = endAt.toISOString();
  const former = await readSecretKeyFile(path);
  if (!former)
    throw new StartError(`There are no secrets in ${path} yet. Set DATA_DIR as for the server, which creates them.`);
  const accepted = former
    .map(({ secret, end_at }) => ({ secret, end_at: end_at !== null && end_at < end ? end_at : end }))
    .filter(({ end_at }) => Date.parse(end_at) > now.getTime());
  const keys = [{ secret: generateSecret(), end_at: null }, ...accepted];
  await writeSecretKeyFile(path, keys);
  await recordSigningKeyIdForStartCheck(db, toSigningKeyRing(keys, now), now);
  return endAt;
}
