import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKeySource } from './signing-keys.ts';

type CodeHashes = readonly [Buffer, ...Buffer[]];

/**
 * Hashes a code for storage. Six digits are easy to guess, so the hash is an HMAC with a key derived from the server's secret.
 * Store the first hash; a code stored before the secret was rotated matches one of the others.
 */
export type HashVerificationCode = (...parts: string[]) => Promise<CodeHashes>;

export function createVerificationCodeHasher(keys: SigningKeySource): HashVerificationCode {
  return async (...parts) => {
    const [first, ...others] = await keys.current();
    const hashWith = (secret: Uint8Array): Buffer => {
      const key = createHmac('sha256', secret).update('codes').digest();
      return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
    };
    return [hashWith(first.secret), ...others.map(({ secret }) => hashWith(secret))];
  };
}

export function matchesAnyCodeHash(hashes: CodeHashes, storedHash: Buffer | null): boolean {
  return (
    storedHash !== null && hashes.some((hash) => hash.length === storedHash.length && timingSafeEqual(hash, storedHash))
  );
}
