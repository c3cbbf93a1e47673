import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OVERLAY_STORY_TITLES, SCREEN_STORY_TITLES } from './screen-titles.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const routes = [...read('apps/web/src/app/AppRoutes.tsx').matchAll(/<Route\s+path=\{paths\.(\w+)\.pattern\}/g)].map(
  ([, name]) => name!,
);
const titles = globSync('packages/ui/src/screens/**/*.stories.tsx', { cwd: ROOT }).map(
  (path) => /title: '([^']+)'/.exec(read(path))?.[1],
);

describe('screen stories', () => {
  it('routes: each has a title in the table', () => {
    expect(routes.length).toBeGreaterThan(10);
    expect(Object.keys(SCREEN_STORY_TITLES).toSorted()).toEqual(routes.toSorted());
  });

  it('titles: each screen of the table has its stories, and no other has', () => {
    expect(titles.toSorted()).toEqual(
      [...new Set([...Object.values(SCREEN_STORY_TITLES), ...OVERLAY_STORY_TITLES])].toSorted(),
    );
  });
});
