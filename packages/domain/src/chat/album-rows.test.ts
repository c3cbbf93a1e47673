import { expect, test } from 'vitest';
import { makeMessageFixture, makeOutboxItemFixture } from './fixtures.ts';
import { findContainingRowKey, expandAlbumRow } from './album-rows.ts';
import type { RoomRow } from './room-row.ts';
import { buildRoomRows, reuseRoomRows, type RoomRowsInput } from './rows.ts';

const base: RoomRowsInput = {
  messages: [],
  pending: [],
  me: 'u1',
  lastReadSeq: 2,
  unreadAfter: null,
  hasOldestHistory: false,
};
const image = (seq: number, album_id: string, given = {}) =>
  makeMessageFixture(seq, { type: 'image', album_id, ...given });
const sizes = (rows: readonly RoomRow[]): number[] => rows.map((row) => expandAlbumRow(row).length);

test('album: neighbouring messages of one sender become one row', () => {
  const messages = [
    image(1, 'album-one'),
    image(2, 'album-one'),
    image(3, 'album-one', { user_id: 'u3' }),
    makeMessageFixture(4),
    image(5, 'album-one'),
    image(6, 'album-two'),
  ];
  const rows = buildRoomRows({ ...base, messages });
  expect(sizes(rows)).toEqual([2, 1, 1, 1, 1]);
  expect(findContainingRowKey(rows, 'm2')).toBe('m1');
  expect(findContainingRowKey(rows, 'm4')).toBe('m4');
});

test('album: includes pending messages, but not failed ones, and is as far as the slowest', () => {
  const item = (cid: string, order: number, given = {}) =>
    makeOutboxItemFixture({ cid, order, type: 'image', lane: 'media', albumId: 'album-one', ...given });
  const own = { user_id: 'u1' };
  const pending = [item('next-one', 1), item('broken-one', 2, { state: 'failed' })];
  const rows = buildRoomRows({ ...base, messages: [image(1, 'album-one', { ...own, cid: 'first-one' })], pending });
  const bubbles = rows.filter(({ kind }) => kind !== 'date');
  expect(sizes(bubbles)).toEqual([2, 1]);
  expect(bubbles[0]).toMatchObject({ key: 'cfirst-one', delivery: 'queued' });
  const sent = buildRoomRows({ ...base, messages: [image(1, 'album-one', own), image(3, 'album-one', own)] });
  expect(sent[0]).toMatchObject({ delivery: 'sent' });
});

test('album: has at most ten messages, and an unchanged one keeps its row', () => {
  const messages = Array.from({ length: 12 }, (_, index) => image(index + 1, 'album-one'));
  const rows = buildRoomRows({ ...base, messages });
  expect(sizes(rows)).toEqual([10, 2]);
  const same = reuseRoomRows(rows, buildRoomRows({ ...base, messages }));
  expect(same[0]).toBe(rows[0]);
  const changed = messages.with(3, { ...messages[3]!, text: 'changed' });
  expect(reuseRoomRows(rows, buildRoomRows({ ...base, messages: changed }))[0]).not.toBe(rows[0]);
});
