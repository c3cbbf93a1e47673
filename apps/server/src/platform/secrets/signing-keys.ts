import { createHash, randomBytes } from 'node:crypto';

/** A signing secret, and its name in the header of tokens. */
export type SigningKey = { kid: string; secret: Uint8Array };
/** The first key signs; tokens of all keys are accepted. */
export type SigningKeyRing = readonly [SigningKey, ...SigningKey[]];

export type SigningKeySource = {
  /** The keys, at most a second old, so that changes by other instances are noticed. `isUrgent` reads them now. */
  current: (isUrgent?: boolean) => Promise<SigningKeyRing>;
};

const FRESH_MS = 1_000;

export const generateSecret = (): string => randomBytes(32).toString('base64');

/** Derives the key's name from a hash, so that it does not reveal the secret. */
export function toSigningKey(secret: string): SigningKey {
  const bytes = Buffer.from(secret, 'base64');
  return { kid: createHash('sha256').update('kid').update(bytes).digest('hex').slice(0, 16), secret: bytes };
}

/** The configured secrets, which never change while the process runs; without one, the keys that `load` reads. */
export const createSigningKeySource = (
  [first, ...others]: readonly string[],
  load: () => Promise<SigningKeyRing>,
  clock: () => Date,
): SigningKeySource =>
  first === undefined ? createReloadingSigningKeySource(load, clock) : createFixedSigningKeySource([first, ...others]);

/** Keys that never change while the process runs. */
export function createFixedSigningKeySource(secrets: readonly [string, ...string[]]): SigningKeySource {
  const [first, ...others] = secrets;
  const ring: SigningKeyRing = [toSigningKey(first), ...others.map(toSigningKey)];
  return { current: async () => ring };
}

/** Reloads the keys at most once a second. If reloading fails, keeps the last keys. */
function createReloadingSigningKeySource(load: () => Promise<SigningKeyRing>, clock: () => Date): SigningKeySource {
  let loadedAt = Number.NEGATIVE_INFINITY;
  let ring: Promise<SigningKeyRing> | undefined;
  return {
    current: (isUrgent = false) => {
      if (!ring || isUrgent || Math.abs(clock().getTime() - loadedAt) >= FRESH_MS) {
        const known = ring;
        loadedAt = clock().getTime();
        ring = load().catch((error: unknown) => {
          if (!known) throw error;
          return known;
        });
      }
      return ring;
    },
  };
}
