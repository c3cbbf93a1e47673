import { expect, test, vi } from 'vitest';
import { replaceVideoInUrl } from './video-url.ts';

test.each([
  ['?video=p1', '?video=p2'],
  ['?tab=liked&video=p1', '?tab=liked&video=p2'],
  // Back has left the videos, whose last effects still run.
  ['', ''],
  ['?tab=liked', '?tab=liked'],
])('video in the URL: %j becomes %j', (before, after) => {
  const location = { search: before };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => {
      location.search = url;
    },
  });
  replaceVideoInUrl('p2');
  expect(location.search).toBe(after);
  vi.unstubAllGlobals();
});
