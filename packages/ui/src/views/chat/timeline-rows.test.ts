import type { RoomRow } from '@quintet/domain/chat/room-row';
import { expect, test } from 'vitest';
import { findMessageRowAtOrBefore } from './timeline-rows.ts';

const rows = [
  { kind: 'date', key: 'd' },
  { kind: 'msg', key: 'm1' },
  { kind: 'msg', key: 'm2' },
  { kind: 'pending', key: 'p', delivery: 'failed' },
] as unknown as RoomRow[];

test('row with a message: is the one above the user’s own unsent messages, so that those that came meanwhile count as seen', () => {
  expect(findMessageRowAtOrBefore(rows, 3)?.key).toBe('m2');
  expect(findMessageRowAtOrBefore(rows, 1)?.key).toBe('m1');
  expect(findMessageRowAtOrBefore(rows, 0)).toBeUndefined();
});
