import { createHash, randomBytes } from 'node:crypto';

/** A secret that signs, and the name by which a token says that it did. */
export type TokenKey = { kid: string; secret: Uint8Array };
/** The first one signs, all are accepted. */
export type KeyRing = readonly [TokenKey, ...TokenKey[]];

export type TokenKeys = {
  /** At most a second old, or read now: so an instance takes over what another one has changed. */
  current: (isUrgent?: boolean) => Promise<KeyRing>;
};

const FRESH_MS = 1_000;

export const newSecret = (): string => randomBytes(32).toString('base64');

/** The name tells nobody the secret. */
export function toTokenKey(secret: string): TokenKey {
  const bytes = Buffer.from(secret, 'base64');
  return { kid: createHash('sha256').update('kid').update(bytes).digest('hex').slice(0, 16), secret: bytes };
}

/** Keys that never change while the process runs. */
export function fixedTokenKeys(secrets: readonly [string, ...string[]]): TokenKeys {
  const [first, ...others] = secrets;
  const ring: KeyRing = [toTokenKey(first), ...others.map(toTokenKey)];
  return { current: async () => ring };
}

/** Keys that are read again and again. What could be read once stays when it cannot be read any more. */
export function watchTokenKeys(load: () => Promise<KeyRing>, clock: () => Date): TokenKeys {
  let loadedAt = Number.NEGATIVE_INFINITY;
  let ring: Promise<KeyRing> | undefined;
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
