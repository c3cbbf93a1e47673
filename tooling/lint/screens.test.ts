import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  IMPOSSIBLE_SCREEN_STATES,
  OVERLAY_STORY_TITLES,
  SCREEN_STATE_NAME_PATTERNS,
  SCREEN_STORY_TITLES,
} from './screen-titles.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const routes = [...read('apps/web/src/app/AppRoutes.tsx').matchAll(/<Route\s+path=\{paths\.(\w+)\.pattern\}/g)].map(
  ([, name]) => name!,
);
const screens = globSync('packages/ui/src/screens/**/*.stories.tsx', { cwd: ROOT }).map((path) => {
  const code = read(path);
  const stories = [...code.matchAll(/^export const (\w+): Story\b/gm)].map(([, name]) => name!);
  return {
    file: basename(path, '.stories.tsx'),
    title: /title: '([^']+)'/.exec(code)?.[1] ?? path,
    component: /component: (\w+)/.exec(code)?.[1],
    missing: Object.entries(SCREEN_STATE_NAME_PATTERNS).flatMap(([state, name]) =>
      stories.some((story) => name.test(story)) ? [] : [state],
    ),
  };
});

describe('screen stories', () => {
  it('routes: each has a title in the table', () => {
    expect(routes.length).toBeGreaterThan(10);
    expect(Object.keys(SCREEN_STORY_TITLES).toSorted()).toEqual(routes.toSorted());
  });

  it('titles: each screen of the table has its stories, and no other has', () => {
    expect(screens.map(({ title }) => title).toSorted()).toEqual(
      [...new Set([...Object.values(SCREEN_STORY_TITLES), ...OVERLAY_STORY_TITLES])].toSorted(),
    );
  });

  it('names: XScreen.stories.tsx shows StoryXScreen; a screen that shares another one’s component is the exception', () => {
    const others = screens.filter(({ file, component }) => component !== `Story${file}`);
    expect(others.map(({ file }) => file)).toEqual(['GoogleRegisterScreen']);
  });

  // Each screen has stories for loading, empty, failed and offline, but for what the table says it cannot have.
  it.each(screens)('states: $title', ({ title, missing }) => {
    expect(missing).toEqual(Object.keys(IMPOSSIBLE_SCREEN_STATES[title] ?? {}));
  });
});
