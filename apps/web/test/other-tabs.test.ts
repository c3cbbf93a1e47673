import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../src/shared/testing/wait-for.ts';

const stored = new Map<string, string>();
const page = new EventTarget();

/** Another tab writes a value. */
function writeElsewhere(key: string, value: string): void {
  stored.set(key, value);
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
}

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('theme: follows the choice of another tab', async () => {
  const documentElement = { dataset: {} as Record<string, string> };
  vi.stubGlobal('document', { documentElement, querySelector: () => null });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  const { syncThemeWithSystemAndOtherTabs } = await import('../src/shared/appearance/theme.ts');
  syncThemeWithSystemAndOtherTabs();
  writeElsewhere('quintet.theme', 'dark');
  expect(documentElement.dataset['theme']).toBe('dark');
});

test('language: follows the choice of another tab', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  const load = { zh_cn: vi.fn(async () => ({ default: {} })), en: vi.fn(async () => ({ default: {} })) };
  const translations = {
    zh_cn: { tag: 'zh-CN', load: load.zh_cn },
    en: { tag: 'en', load: load.en },
  };
  const { initTranslations, loadTranslationNamespace, syncLocaleFromOtherTabs } =
    await import('../src/shared/appearance/translations.ts');
  const bundle = { brand: { languages: ['en', 'zh_cn'] }, translations };
  initTranslations(bundle as unknown as Parameters<typeof initTranslations>[0]);
  await loadTranslationNamespace('shell');
  syncLocaleFromOtherTabs();
  writeElsewhere('quintet.locale', 'zh_cn');
  await waitFor(() => expect(load.zh_cn).toHaveBeenCalledOnce());
});
