import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MENU_MARGIN_PX, getMenuVerticalLayout, getMenuTopAtPointer } from './menu-position.ts';

test('menu position: stays in place when there is room', () => {
  expect(getMenuVerticalLayout({ bubble: { top: 300, height: 60 }, above: 48, below: 200, room: 800 })).toEqual({
    above: 244,
    bubble: 300,
    bubbleHeight: 60,
    below: 368,
  });
});

test('menu position: reactions, bubble and actions stay in the window without overlapping', () => {
  const given = fc.record({
    bubble: fc.record({ top: fc.integer({ min: -3000, max: 900 }), height: fc.integer({ min: 30, max: 4000 }) }),
    above: fc.constantFrom(0, 48),
    below: fc.integer({ min: 48, max: 400 }),
    room: fc.integer({ min: 600, max: 1200 }),
  });
  fc.assert(
    fc.property(given, (lifted) => {
      const layout = getMenuVerticalLayout(lifted);
      expect(layout.above).toBeGreaterThanOrEqual(MENU_MARGIN_PX);
      expect(layout.above + lifted.above).toBeLessThanOrEqual(layout.bubble);
      expect(layout.bubble + layout.bubbleHeight).toBeLessThanOrEqual(layout.below);
      expect(layout.below + lifted.below).toBeLessThanOrEqual(lifted.room);
    }),
  );
});

test('menu position: a plain menu is at the pointer, and its parts stay in the window', () => {
  expect(getMenuTopAtPointer(400, { above: 48, below: 200, room: 800 })).toBe(400);
  expect(getMenuTopAtPointer(10, { above: 48, below: 200, room: 800 })).toBe(48 + 2 * MENU_MARGIN_PX);
  expect(getMenuTopAtPointer(790, { above: 48, below: 200, room: 800 })).toBe(800 - 200 - MENU_MARGIN_PX);
});
