import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  validateFileCount,
  validateFileLimits,
  getMediaExpiryStatus,
  getAllowedFileExtension,
  getSendableFileKind,
  toDisplayFileSize,
} from './files.ts';

const MEGABYTE = 1024 * 1024;

describe('message type of a file', () => {
  test.each([
    ['photo.JPG', 'image/jpeg', 'image', 'jpg'],
    ['clip.mov', 'video/quicktime', 'video', 'mov'],
    ['notes.final.PDF', '', 'file', 'pdf'],
    ['blob', 'image/png', 'image', 'png'],
    ['', 'image/jpeg', 'image', 'jpg'],
    ['take', 'video/webm;codecs=vp9', 'video', 'webm'],
    ['readme', 'text/plain', 'file', 'txt'],
    ['setup.exe', 'application/x-msdownload', null, ''],
    // The file name decides, not the content type.
    ['page.html', 'image/png', null, ''],
    ['drawing.svg', 'image/svg+xml', null, ''],
    ['song.mp3', 'audio/mpeg', null, ''],
    ['.zip', '', null, ''],
  ])('%s %s', (name, type, kind, extension) => {
    expect([getSendableFileKind({ name, type }), getAllowedFileExtension({ name, type })]).toEqual([kind, extension]);
  });
});

describe('file limits (spec §5)', () => {
  test.each([
    ['image', 15 * MEGABYTE, null, null],
    ['image', 15 * MEGABYTE + 1, null, 'api.file.image_too_large'],
    ['file', 15 * MEGABYTE + 1, null, 'api.file.image_too_large'],
    ['audio', 15 * MEGABYTE + 1, null, 'api.file.image_too_large'],
    ['video', 200 * MEGABYTE, 3600, null],
    ['video', 200 * MEGABYTE + 1, 10, 'api.file.too_large'],
    ['video', 10, 3600.5, 'api.file.too_long'],
    ['video', 10, null, null],
    ['file', 0, null, 'api.file.empty'],
  ] as const)('%s of %d bytes and %s s', (kind, size, duration, problem) => {
    expect(validateFileLimits({ kind, size, duration })).toBe(problem);
  });

  test('at most ten files may be selected at once', () => {
    expect([validateFileCount(10), validateFileCount(11)]).toEqual([null, 'api.file.too_many']);
  });

  test('a smaller file is never refused if a larger one is allowed', () => {
    const size = fc.integer({ min: 1, max: 250 * MEGABYTE });
    fc.assert(
      fc.property(fc.constantFrom('image', 'video', 'audio', 'file'), size, size, (kind, a, b) => {
        if (validateFileLimits({ kind, size: Math.max(a, b) }) === null)
          expect(validateFileLimits({ kind, size: Math.min(a, b) })).toBeNull();
      }),
    );
  });
});

describe('file size', () => {
  test.each([
    [0, 0, 'byte'],
    [1023, 1023, 'byte'],
    [1024, 1, 'kilobyte'],
    [1536, 1.5, 'kilobyte'],
    [MEGABYTE - 1, 1, 'megabyte'],
    [15 * MEGABYTE, 15, 'megabyte'],
  ])('%d', (bytes, value, unit) => expect(toDisplayFileSize(bytes)).toEqual({ value, unit }));

  test('a KB value stays below 1024, and a larger file never shows a smaller size', () => {
    const inBytes = { byte: 1, kilobyte: 1024, megabyte: MEGABYTE };
    const shown = (bytes: number): number => {
      const { value, unit } = toDisplayFileSize(bytes);
      return value * inBytes[unit];
    };
    fc.assert(
      fc.property(fc.nat(300 * MEGABYTE), fc.nat(MEGABYTE), (bytes, more) => {
        const { value, unit } = toDisplayFileSize(bytes);
        if (unit !== 'megabyte') expect(value).toBeLessThan(1024);
        expect(shown(bytes + more)).toBeGreaterThanOrEqual(shown(bytes));
      }),
    );
  });
});

test('media show their expiry in the last three days', () => {
  const now = Date.UTC(2026, 0, 15);
  const after = (hours: number): string => new Date(now + hours * 3_600_000).toISOString();
  expect(getMediaExpiryStatus(null, now)).toEqual({ is: 'lasting' });
  expect(getMediaExpiryStatus(after(14 * 24), now)).toEqual({ is: 'lasting' });
  expect(getMediaExpiryStatus(after(72), now)).toEqual({ is: 'soon', days: 3 });
  expect(getMediaExpiryStatus(after(1), now)).toEqual({ is: 'soon', days: 1 });
  expect(getMediaExpiryStatus(after(0), now)).toEqual({ is: 'expired' });
});
