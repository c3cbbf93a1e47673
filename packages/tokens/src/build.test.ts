import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listBrandSlugs, resolveBrandTokens, toBrandCss } from './build.ts';

const brandsFolder = join(import.meta.dirname, '../../../brands');
const slugs = listBrandSlugs(brandsFolder);
/** The brands of the specification; a new brand may begin with one of their looks. */
const ORIGINAL_BRANDS = ['gu', 'mee', 'chit', '365', 'varta'];

/** The token names that the kit and the app use. */
const COLORS =
  `background surface raised sunken text-primary text-secondary text-tertiary line line-strong accent accent-pressed accent-strong
  accent-soft on-accent second success success-soft warning warning-soft danger danger-soft on-danger bubble-own bubble-own-text bubble-own-meta
  bubble-own-danger bubble-other bubble-other-text bubble-other-meta scrim sign on-scrim focus envelope envelope-seal`.split(
    /\s+/,
  );
const SHARED =
  `space-1 space-2 space-3 space-4 space-5 space-6 space-8 space-10 space-12 space-16 touch radius-control radius-card radius-sheet
  radius-bubble radius-full font-body font-heading font-mono type-12 type-13 type-15 type-17 type-20 type-24 type-32 type-body leading-body
  leading-tight weight-heading weight-strong tracking-heading stretch-heading elevation-raised elevation-sheet border-raised hairline
  duration-fast duration-normal duration-slow ease-arrive ease-depart ease-spring density-row density-control density-gap layout-app-bar
  layout-tab-bar layout-rail layout-list-pane layout-form layout-column layout-feed gradient-mark`.split(/\s+/);

describe.each(slugs)('%s', (slug) => {
  test('has every token, with resolved values', async () => {
    const tokens = await resolveBrandTokens(brandsFolder, slug);
    expect(Object.keys(tokens.shared).toSorted()).toEqual(SHARED.toSorted());
    for (const theme of ['light', 'dark'] as const) {
      expect(Object.keys(tokens[theme]).toSorted()).toEqual(COLORS.map((name) => `color-${name}`).toSorted());
    }
    expect(toBrandCss(slug, tokens)).not.toMatch(/[{}]\w+\.|undefined|\[object|oklch/);
  });

  test('CSS has at most 3 kB brotli', async () => {
    const css = toBrandCss(slug, await resolveBrandTokens(brandsFolder, slug));
    expect(brotliCompressSync(css).byteLength).toBeLessThanOrEqual(3 * 1024);
  });

  test('raised elements have a shadow or a border, never both', async () => {
    const { shared } = await resolveBrandTokens(brandsFolder, slug);
    const hasLine = !shared['border-raised']?.startsWith('0 ');
    const hasShadow = !shared['elevation-raised']?.startsWith('0 0 0 ');
    expect(hasLine).not.toBe(hasShadow);
  });
});

test('the five brands are distinguishable in pairs', async () => {
  const looks = await Promise.all(ORIGINAL_BRANDS.map((slug) => resolveBrandTokens(brandsFolder, slug)));
  const telling = [
    'radius-control',
    'radius-bubble',
    'font-heading',
    'weight-heading',
    'type-body',
    'density-row',
    'duration-normal',
    'gradient-mark',
  ];
  const colors = ['color-accent', 'color-background', 'color-bubble-own', 'color-accent-strong'];
  for (const [index, one] of looks.entries()) {
    for (const other of looks.slice(index + 1)) {
      expect(telling.filter((name) => one.shared[name] !== other.shared[name]).length).toBeGreaterThanOrEqual(3);
      for (const theme of ['light', 'dark'] as const) {
        expect(colors.filter((name) => one[theme][name] === other[theme][name])).toEqual([]);
      }
    }
  }
});

describe('brand folder', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'brands-'));
    cpSync(join(brandsFolder, 'gu'), join(folder, 'nova'), { recursive: true });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const say = (tokens: object) => writeFileSync(join(folder, 'nova', 'tokens.json'), JSON.stringify(tokens));

  test('is enough to add a sixth brand', async () => {
    say({ radius: { card: { $value: '1px' } }, light: { color: { accent: { $value: 'oklch(0.5 0.1 100)' } } } });
    expect(listBrandSlugs(folder)).toEqual(['nova']);
    const css = toBrandCss('nova', await resolveBrandTokens(folder, 'nova'));
    expect(css).toMatch(/^\.brand-nova\{[^}]*--radius-card:1px;[^}]*color-scheme:light;[^}]*--color-accent:#71640b;/);
    expect(css).toMatch(/^\.brand-nova\[data-theme=dark\]\{color-scheme:dark;--color-background:#/m);
    expect(css).toMatch(/^@media \(prefers-color-scheme:dark\)\{\.brand-nova:not\(\[data-theme\]\)\{/m);
  });

  test('without tokens uses the base tokens', async () => {
    say({});
    expect((await resolveBrandTokens(folder, 'nova')).shared['radius-card']).toBe('14px');
  });

  test('replaces whole tokens, including lists', async () => {
    say({
      elevation: {
        raised: { $value: [{ color: 'oklch(0 0 0 / 0.5)', offsetX: '0', offsetY: '9px', blur: '0', spread: '0' }] },
      },
    });
    expect((await resolveBrandTokens(folder, 'nova')).shared['elevation-raised']).toBe('0 9px 0 0 oklch(0 0 0 / 0.5)');
  });

  test('with an unknown token is rejected', async () => {
    say({ light: { color: { acent: { $value: 'oklch(0.5 0.1 100)' } } } });
    await expect(resolveBrandTokens(folder, 'nova')).rejects.toThrow(
      'no such token in the base: nova.light.color.acent',
    );
  });

  test('with invalid JSON is rejected with the name of its file', async () => {
    writeFileSync(join(folder, 'nova/tokens.json'), '{ "light": ');
    await expect(resolveBrandTokens(folder, 'nova')).rejects.toThrow(/nova\/tokens\.json: .*JSON/);
  });

  test('with an unresolved reference is rejected', async () => {
    say({ light: { color: { accent: { $value: '{palette.neutral.99}' } } } });
    await expect(resolveBrandTokens(folder, 'nova')).rejects.toThrow('palette.neutral.99');
  });
});
