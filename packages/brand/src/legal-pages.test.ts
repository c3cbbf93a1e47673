import { describe, expect, test } from 'vitest';
import { renderLegal } from './legal-pages.ts';
import { BRANDS } from './list.ts';

const looks = { styles: '.brand-x{--color-background:#fff}', mark: '<svg viewBox="0 0 1 1"></svg>' };
const brandWith = (id: string) => BRANDS.find((brand) => brand.id === id)!;
const pages = BRANDS.flatMap((brand) =>
  (['terms', 'privacy'] as const).map((kind) => ({ brand, kind, page: renderLegal(brand, kind, looks) })),
);

describe.each(pages)('$kind of $brand.id', ({ brand, page }) => {
  test('is in the languages of the brand, its first one first', () => {
    const sections = [...page.matchAll(/<section id="([\w-]+)" lang="([\w-]+)">/g)].map(([, id, lang]) => [id, lang]);
    expect(sections).toEqual(brand.languages.map((language) => Array(2).fill(language === 'en' ? 'en' : 'zh-CN')));
  });

  test('names the brand, and leaves no gap to fill', () => {
    expect(page).toContain(`· ${brand.title}</title>`);
    expect(page).toContain(`class="${brand.colorClass}"`);
    expect(page).not.toMatch(/\{\w+\}|<!-- |undefined/);
  });

  test('needs no script and no other site', () => {
    expect(page).not.toMatch(/<script|src=|\son\w+=|https?:|url\(/);
  });
});

test('speaks of Google only where the brand offers it', () => {
  expect(renderLegal(brandWith('MEE'), 'privacy', looks)).toContain('Google');
  expect(renderLegal(brandWith('GU'), 'privacy', looks)).not.toContain('Google');
});

test('speaks of minefield envelopes only where the brand has them', () => {
  const isOn = { enabled: true, multiple: 2 };
  expect(renderLegal({ ...brandWith('VARTA'), minefield: isOn }, 'terms', looks)).toContain('minefield');
  expect(renderLegal({ ...brandWith('VARTA'), minefield: { ...isOn, enabled: false } }, 'terms', looks)).not.toContain(
    'minefield',
  );
});

test('links the other page in the same language', () => {
  expect(renderLegal(brandWith('GU'), 'terms', looks)).toContain('href="/privacy#zh-CN">隐私政策</a>');
  expect(renderLegal(brandWith('GU'), 'privacy', looks)).toContain('href="/terms#en">Terms of Service</a>');
});

test('both languages of a page have the same parts', () => {
  for (const kind of ['terms', 'privacy'] as const) {
    const page = renderLegal(brandWith('MEE'), kind, looks);
    const [chinese = '', english = ''] = page
      .split('<section ')
      .slice(1)
      .map((part) => part.slice(0, part.indexOf('</section>')).replaceAll(/<(\/?\w+)[^>]*>|[^<]+/g, '$1 '));
    expect(chinese.replaceAll(/\s+/g, ' ')).toBe(english.replaceAll(/\s+/g, ' '));
  }
});

test('the address may name a theme, which links keep', () => {
  const styles = '.brand-x[data-theme=dark]{color:red}.brand-x:not([data-theme]){color:blue}';
  const page = renderLegal(brandWith('GU'), 'terms', { ...looks, styles });
  expect(page).toContain('<span id="en-dark"></span>');
  expect(page).toContain('href="/privacy#en-dark">');
  expect(page).toContain('.brand-x:has([id$="-dark"]:target){color:red}');
  expect(page).toContain('.brand-x:not(:has([id$="-light"]:target)){color:blue}');
});

test('a title is text, not markup', () => {
  expect(renderLegal({ ...brandWith('GU'), title: '<i>&' }, 'terms', looks)).toContain('&lt;i>&amp;</title>');
});
