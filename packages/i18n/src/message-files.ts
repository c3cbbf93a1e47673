/** Reads message sources from disk; for builds and tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from './locales.ts';

/** ICU messages by id. */
export type IcuMessages = Record<string, string>;

export interface MessageFileFolders {
  /** Holds `<locale>/<slice>.json`. */
  messages: string;
  /** Holds `<slug>/messages/<locale>.json`. */
  brands: string;
}

export const MESSAGE_FILE_FOLDERS: MessageFileFolders = {
  messages: join(import.meta.dirname, '../messages'),
  brands: join(import.meta.dirname, '../../../brands'),
};

/** Lists the slices: the files of a locale's folder. */
export function readSliceNames(folders: MessageFileFolders, locale: Locale): string[] {
  return readdirSync(join(folders.messages, locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();
}

export function readSliceMessages(folders: MessageFileFolders, locale: Locale, slice: string): IcuMessages {
  return readJson(join(folders.messages, locale, `${slice}.json`));
}

/** Lists all brand slugs, also of brands without overrides. */
export function readBrandSlugs(folders: MessageFileFolders): string[] {
  return readdirSync(folders.brands)
    .filter((name) => existsSync(join(folders.brands, name, 'brand.json')))
    .toSorted();
}

/** Reads a brand's overrides in one language; empty without a file. */
export function readBrandOverrides(folders: MessageFileFolders, slug: string, locale: Locale): IcuMessages {
  const file = join(folders.brands, slug, 'messages', `${locale}.json`);
  return existsSync(file) ? readJson(file) : {};
}

/** Reads the languages of a brand. */
export function readBrandLanguages(folders: MessageFileFolders, slug: string): Locale[] {
  return readJson<{ languages: Locale[] }>(join(folders.brands, slug, 'brand.json')).languages;
}

function readJson<T>(file: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, { cause });
  }
}
