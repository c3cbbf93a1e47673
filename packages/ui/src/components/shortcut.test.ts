import { afterEach, expect, test, vi } from 'vitest';
import { toMenuKeyboardShortcut } from './menu-keyboard-shortcut.ts';
import { isShortcutPressed } from './shortcut.ts';

afterEach(() => vi.unstubAllGlobals());

const none = { ctrlKey: false, metaKey: false, altKey: false };

test('shortcut: matches its key in any case, with exactly its modifier', () => {
  expect(isShortcutPressed({ ...none, key: 'R' }, { key: 'r' })).toBe(true);
  expect(isShortcutPressed({ ...none, key: 'r', ctrlKey: true }, { key: 'r' })).toBe(false);
  expect(isShortcutPressed({ ...none, key: 'c', metaKey: true }, { key: 'c', isWithControl: true })).toBe(true);
  expect(isShortcutPressed({ ...none, key: 'c' }, { key: 'c', isWithControl: true })).toBe(false);
  expect(isShortcutPressed({ ...none, key: 'r', altKey: true }, { key: 'r' })).toBe(false);
  expect(isShortcutPressed({ ...none, key: 'r', altKey: true }, { key: 'r', isWithAlt: true })).toBe(true);
});

test('shortcut: is written with the keys of the platform', () => {
  const copy = { key: 'c', isWithControl: true };
  vi.stubGlobal('navigator', { platform: 'Linux x86_64' });
  expect([
    toMenuKeyboardShortcut(copy).text,
    toMenuKeyboardShortcut(copy).aria,
    toMenuKeyboardShortcut({ key: 'Delete' }).text,
  ]).toEqual(['Ctrl C', 'Control+C', 'Del']);
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  expect([toMenuKeyboardShortcut(copy).text, toMenuKeyboardShortcut(copy).aria]).toEqual(['⌘C', 'Meta+C']);
});
