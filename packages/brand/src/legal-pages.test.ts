import { describe, expect, test } from 'vitest';
import { renderLegalPage } from './legal-pages.ts';
import { BRANDS } from './list.ts';

const style = {
  styles: '.brand-x{--color-background:#fff}',
  logo: '<svg viewBox="0 0 1 1"></svg>',
  themeColor: { light: '#fffffe', dark: '#000001' },
};
const brandWith = (id: string) => BRANDS.find((brand) => brand.id === id)!;
const pages = BRANDS.flatMap((brand) =>
  (['terms', 'privacy'] as const).map((kind) => ({ brand, kind, page: renderLegalPage(brand, kind, style) })),
);

describe.each(pages)('$kind of $brand.id', ({ brand, page }) => {
  test('has the languages of the brand, its first language first', () => {
    const sections = [...page.matchAll(/<section id="([\w-]+)" lang="([\w-]+)">/g)].map(([, id, lang]) => [id, lang]);
    expect(sections).toEqual(brand.languages.map((language) => Array(2).fill(language === 'en' ? 'en' : 'zh-CN')));
  });

  test('names the brand and replaces all placeholders', () => {
    expect(page).toContain(`· ${brand.title}</title>`);
    expect(page).toContain(`class="brand-${brand.slug}"`);
    expect(page).toContain('content="#000001" media="(prefers-color-scheme: dark)"');
    expect(page).not.toMatch(/\{\w+\}|<!-- |undefined/);
  });

  test('needs no script and no other site', () => {
    expect(page).not.toMatch(/<script|src=|\son\w+=|https?:|url\(/);
  });
});

test('mentions Google only if the brand enables it', () => {
  expect(renderLegalPage(brandWith('MEE'), 'privacy', style)).toContain('Google');
  expect(renderLegalPage(brandWith('GU'), 'privacy', style)).not.toContain('Google');
});

test('mentions minefield envelopes only if the brand enables them', () => {
  const isOn = { enabled: true, multiple: 2 };
  expect(renderLegalPage({ ...brandWith('VARTA'), minefield: isOn }, 'terms', style)).toContain('minefield');
  expect(
    renderLegalPage({ ...brandWith('VARTA'), minefield: { ...isOn, enabled: false } }, 'terms', style),
  ).not.toContain('minefield');
});

test('links to the other page in the same language', () => {
  expect(renderLegalPage(brandWith('GU'), 'terms', style)).toContain('href="/privacy#zh-CN">隐私政策</a>');
  expect(renderLegalPage(brandWith('GU'), 'privacy', style)).toContain('href="/terms#en">Terms of Service</a>');
});

test('legal templates: both languages have the same sections', () => {
  for (const kind of ['terms', 'privacy'] as const) {
    const page = renderLegalPage(brandWith('MEE'), kind, style);
    const [chinese = '', english = ''] = page
      .split('<section ')
      .slice(1)
      .map((part) => part.slice(0, part.indexOf('</section>')).replaceAll(/<(\/?\w+)[^>]*>|[^<]+/g, '$1 '));
    expect(chinese.replaceAll(/\s+/g, ' ')).toBe(english.replaceAll(/\s+/g, ' '));
  }
});

test('legal page: takes the theme from the URL and keeps it in links', () => {
  const styles = '.brand-x[data-theme=dark]{color:red}.brand-x:not([data-theme]){color:blue}';
  const page = renderLegalPage(brandWith('GU'), 'terms', { ...style, styles });
  expect(page).toContain('<span id="en-dark"></span>');
  expect(page).toContain('href="/privacy#en-dark">');
  expect(page).toContain('.brand-x:has([id$="-dark"]:target){color:red}');
  expect(page).toContain('.brand-x:not(:has([id$="-light"]:target)){color:blue}');
});

test('legal page: escapes the brand title', () => {
  expect(renderLegalPage({ ...brandWith('GU'), title: '<i>&' }, 'terms', style)).toContain('&lt;i>&amp;</title>');
});
