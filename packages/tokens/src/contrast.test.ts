import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBrandSlugs, resolveBrandTokens } from './build.ts';
import { findColorFaults } from './contrast.ts';

const brandsFolder = join(import.meta.dirname, '../../../brands');

test.each(listBrandSlugs(brandsFolder))('%s: text and controls have the required contrast, in sRGB', async (slug) => {
  expect(findColorFaults(await resolveBrandTokens(brandsFolder, slug))).toEqual([]);
});

test('colour faults: name both colours, the contrast and what is needed', async () => {
  const { shared, light, dark } = await resolveBrandTokens(brandsFolder, 'gu');
  const faint = { ...light, 'color-on-accent': 'oklch(0.7 0.1 28)', 'color-second': 'oklch(0.8 0.4 75)' };
  expect(findColorFaults({ shared, light: faint, dark })).toEqual([
    expect.stringMatching(
      /^light: on-accent oklch\(0\.7 0\.1 28\) on accent oklch\(.*\) has a contrast of 1\.\d\d:1 and needs 4\.50:1$/,
    ),
    expect.stringMatching(/^light: on-accent .* on accent-pressed .*$/),
    'light: second oklch(0.8 0.4 75) is outside sRGB; lower its chroma, the second number',
  ]);
});
