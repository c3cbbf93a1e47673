import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseMemberChunkName, type LoadMoment, type ModuleUse } from './member-files.ts';

const MOMENTS: readonly LoadMoment[] = ['members', 'chats', 'late', 'room', 'message-actions', 'my-page'];

const use = (moments: readonly LoadMoment[], more: Partial<ModuleUse> = {}): ModuleUse => ({
  moments: new Set(moments),
  isForGuests: false,
  isForOtherScreens: false,
  isForLazyParts: false,
  ...more,
});

it('member files: a module is in the file of the moment that loads it first', () => {
  expect(chooseMemberChunkName(use(['members', 'room']))).toBe('members');
  expect(chooseMemberChunkName(use(['room']))).toBe('room');
  expect(chooseMemberChunkName(use(['room'], { isForLazyParts: true }))).toBe('room-parts');
  expect(chooseMemberChunkName(use(['late', 'message-actions']))).toBe('late');
});

it('member files: a room does not load what only the late file needs', () => {
  expect(chooseMemberChunkName(use(['late', 'room']))).toBe('chats');
});

it('member files: what guests need is in none of them, and other screens load only that of all members', () => {
  fc.assert(
    fc.property(fc.subarray([...MOMENTS]), fc.boolean(), (moments, isForLazyParts) => {
      expect(chooseMemberChunkName(use(moments, { isForLazyParts, isForGuests: true }))).toBeNull();
      expect([null, 'members']).toContain(
        chooseMemberChunkName(use(moments, { isForLazyParts, isForOtherScreens: true })),
      );
    }),
  );
});

/** Files before those that they may import; the two last ones stand for files that the bundler makes. */
const ORDER = [
  'my-page',
  'message-actions',
  'room',
  'my-page-parts',
  'message-actions-parts',
  'room-parts',
  'late',
  'chats',
  'of other screens',
  'members',
  'of guests',
];

it('member files: no two import each other', () => {
  const uses = fc.record({
    moments: fc.subarray([...MOMENTS], { minLength: 1 }).map((moments) => new Set(moments)),
    isForGuests: fc.boolean(),
    isForOtherScreens: fc.boolean(),
    isForLazyParts: fc.boolean(),
  });
  const rank = (needed: ModuleUse) =>
    ORDER.indexOf(chooseMemberChunkName(needed) ?? (needed.isForGuests ? 'of guests' : 'of other screens'));
  fc.assert(
    fc.property(uses, uses, (importer, others) => {
      const imported = {
        moments: new Set([...importer.moments, ...others.moments]),
        isForGuests: importer.isForGuests || others.isForGuests,
        isForOtherScreens: importer.isForOtherScreens || others.isForOtherScreens,
        isForLazyParts: importer.isForLazyParts || others.isForLazyParts,
      };
      expect(rank(imported)).toBeGreaterThanOrEqual(rank(importer));
    }),
  );
});
