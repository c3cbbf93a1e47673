import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '@quintet/brand/list';
import { LOCALES } from '@quintet/i18n/locales';
import { globalTypes } from '../toolbar.ts';
import type { ContactSheetDeviceName } from './looks.ts';
import type { StoryEntry } from './stories.ts';

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const renderPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${read('sheet.css')}</style>${body}</html>\n`;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function renderSelect(
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
): string {
  const list = options.map(([value, text]) => `<option value="${value}">${escape(text)}</option>`);
  return `<select name="${name}" aria-label="${label}">${list.join('')}</select>`;
}

function listItems(name: 'locale' | 'theme'): [string, string][] {
  const { items } = globalTypes[name]!.toolbar!;
  return (items as { value: string; title: string }[]).map(({ value, title }) => [value, title]);
}

/** The page of all pictures: one row for each story with all brands, in the chosen language, theme and window. */
export function renderContactSheet(stories: readonly StoryEntry[], devices: readonly ContactSheetDeviceName[]): string {
  const brands = BRANDS.map(({ slug, title, languages }) => ({ slug, title, languages }));
  const data = JSON.stringify({ stories, brands }).replaceAll('<', String.raw`\u003c`);
  const controls = [
    '<input name="text" type="search" placeholder="Screen and state, for example: room failed" aria-label="Screen and state">',
    renderSelect('brand', 'Brand', [['', 'All brands'], ...brands.map(({ slug, title }) => [slug, title] as const)]),
    renderSelect('theme', 'Theme', listItems('theme')),
    renderSelect(
      'locale',
      'Language',
      listItems('locale').toSorted(([a], [b]) => LOCALES.indexOf(a as never) - LOCALES.indexOf(b as never)),
    ),
    renderSelect(
      'device',
      'Window',
      devices.map((device) => [device, device === 'phone' ? 'Phone' : 'Wide window']),
    ),
  ];
  return renderPage(
    'Quintet: every screen in every state',
    `<header><form>${controls.join('')}</form></header><main></main><script type="application/json" id="data">${data}</script><script type="module">${read('sheet-script.js')}</script>`,
  );
}

/** The page of changed pictures: before, after and the difference. `files` are `<story>/<look>.webp`. */
export function renderChangedPicturesPage(
  files: readonly string[],
  commit: string,
  exists: (path: string) => boolean,
): string {
  const rows = files.map((file) => {
    const [before, after] = ['before', 'after'].map((side) =>
      exists(`${side}/${file}`) ? `<img loading="lazy" src="${side}/${file}" alt="${side}">` : '',
    ) as [string, string];
    const difference = before && after ? `<div class="difference">${before}${after}</div>` : '';
    const figures = [
      ['before', before],
      ['after', after],
      ['difference', difference],
    ].map(([name, image]) => `<figure><figcaption>${name}${image ? '' : ': none'}</figcaption>${image}</figure>`);
    return `<h3>${escape(file.replace(/\.webp$/, '').replace('/', ' · '))}</h3><div class="row three">${figures.join('')}</div>`;
  });
  const count = files.length === 1 ? '1 picture differs' : `${files.length} pictures differ`;
  return renderPage(`Changes since ${escape(commit)}`, `<h1>${count} from ${escape(commit)}</h1>${rows.join('\n')}`);
}
