import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../../base/start-error.ts';

/** A secret in the file (newest first). `end_at`: accepted until then, ISO 8601; null for the secret that signs. */
export type StoredSecretKey = { secret: string; end_at: string | null };

export const getSecretKeyFilePath = (dataDir: string, purpose: 'token' | 'ledger' = 'token'): string =>
  join(dataDir, 'secrets', `${purpose}-keys.json`);

/** Reads a key file; null if it does not exist. @throws StartError if it cannot be read */
export async function readSecretKeyFile(path: string): Promise<StoredSecretKey[] | null> {
  try {
    const { keys } = JSON.parse(await readFile(path, 'utf8')) as { keys: StoredSecretKey[] };
    if (keys.length === 0) throw new TypeError('it has no key');
    return keys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StartError(`The secrets in ${path} cannot be read: ${(error as Error).message}. Restore your backup.`);
  }
}

/** Writes a file atomically, readable by its owner only. `isNew` keeps an existing file. @throws StartError */
export async function writeSecretKeyFile(path: string, keys: readonly StoredSecretKey[], isNew = false): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(draft, 'wx', 0o600);
    await file.writeFile(`${JSON.stringify({ keys }, null, 2)}\n`);
    await file.sync();
    await file.close();
    await (isNew ? link(draft, path) : rename(draft, path));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (isNew && code === 'EEXIST') return;
    throw new StartError(
      `Quintet may not write ${path}: ${message}. Allow it, set another DATA_DIR, or set TOKEN_SECRETS and LEDGER_SECRETS.`,
    );
  } finally {
    await rm(draft, { force: true });
  }
}
