import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is kept of a code: six digits are few, so only whoever has the server's key can tell which they were. */
export type CodeMark = (...parts: string[]) => Buffer;

export function createCodeMark(secret: Uint8Array): CodeMark {
  const key = createHmac('sha256', secret).update('codes').digest();
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}

export function isSameMark(mark: Buffer, other: Buffer | null): boolean {
  return other !== null && mark.length === other.length && timingSafeEqual(mark, other);
}
