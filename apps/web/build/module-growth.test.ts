import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { REPOSITORY_ROOT } from './brands.ts';
import { describeModuleGrowth, measureModuleSizes } from './module-growth.ts';

test('modules that grew are named, the largest growth first, and new ones are called new', () => {
  expect(describeModuleGrowth({ a: 100, b: 50, c: 70 }, { a: 110, b: 90, c: 60, d: 20 })).toBe(
    [
      'Modules that have grown since build/module-sizes.json was recorded, bytes:',
      '  +40 b (90)',
      '  +20 d (new)',
      '  +10 a (110)',
    ].join('\n'),
  );
});

test('sizes are named by path in the repository or package', () => {
  const modules = {
    [`${REPOSITORY_ROOT}/apps/web/src/app/main.tsx`]: { code: 'main()' },
    [`${REPOSITORY_ROOT}/node_modules/.pnpm/jotai@3/node_modules/jotai/index.js`]: { code: 'atom()' },
    '\0virtual:brand': { code: null },
  };
  const bundle = { 'app.js': { type: 'chunk', modules } } as unknown as Rolldown.OutputBundle;
  expect(Object.keys(measureModuleSizes(bundle, ['app.js', 'app.css']))).toEqual([
    'apps/web/src/app/main.tsx',
    'jotai/index.js',
    'virtual:brand',
  ]);
});
