import type { RawData } from 'ws';
import type { Schemas } from '@quintet/api/types';

export type HelloFrame = Schemas['HelloFrame'];

/** Parses a client's frame; null if it is malformed or of an unknown type. */
export function parseClientFrame(data: RawData): Schemas['ClientFrame'] | null {
  let frame: unknown;
  try {
    frame = JSON.parse(String(data));
  } catch {
    return null;
  }
  if (!isRecord(frame)) return null;
  if (frame.type === 'ping') return { type: 'ping' };
  const { type, token, device_id, last, group_id } = frame;
  if (type === 'typing' && typeof group_id === 'string') return { type, group_id };
  const isHello =
    type === 'hello' &&
    typeof token === 'string' &&
    typeof device_id === 'string' &&
    (last === null || typeof last === 'string');
  return isHello ? { type, token, device_id, last } : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Well above a client's own rate: a ping every 25 s and when its page becomes visible, typing every few seconds. */
const FRAMES_PER_SECOND = 20;
const MAX_BURST = 200;

/** Returns a function to call for every frame of one socket; it returns false above the limit. */
export function createClientFrameLimiter(clock: () => number = () => performance.now()): () => boolean {
  let allowance = MAX_BURST;
  let countedAt = clock();
  return () => {
    const now = clock();
    allowance = Math.min(MAX_BURST, allowance + ((now - countedAt) / 1000) * FRAMES_PER_SECOND) - 1;
    countedAt = now;
    return allowance >= 0;
  };
}
