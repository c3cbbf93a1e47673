import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TokenKeys } from './token-keys.ts';

type CodeHashes = readonly [Buffer, ...Buffer[]];

/**
 * What is kept of a code: six digits are few, so only whoever has the server's secret can tell which they were. The first mark is
 * kept; a code that was kept before the secret was rotated has one of the others.
 */
export type HashCode = (...parts: string[]) => Promise<CodeHashes>;

export function createHashCode(keys: TokenKeys): HashCode {
  return async (...parts) => {
    const [first, ...others] = await keys.current();
    const markBy = (secret: Uint8Array): Buffer => {
      const key = createHmac('sha256', secret).update('codes').digest();
      return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
    };
    return [markBy(first.secret), ...others.map(({ secret }) => markBy(secret))];
  };
}

export function matchesAnyHash(marks: CodeHashes, kept: Buffer | null): boolean {
  return kept !== null && marks.some((mark) => mark.length === kept.length && timingSafeEqual(mark, kept));
}
