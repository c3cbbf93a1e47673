import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from './locales.ts';
import {
  TRANSLATION_SOURCE_FOLDERS,
  readBrandOverrides,
  readSliceMessages,
  type IcuMessages,
  type TranslationSourceFolders,
} from './sources.ts';

/** Parsed messages by id in react-intl's format: the app needs no parser. */
export type CompiledMessages = Record<string, MessageFormatElement[]>;

export interface CompileOptions {
  locale: Locale;
  slice: string;
  /** Applies the overrides of this brand. */
  brandSlug?: string;
  folders?: TranslationSourceFolders;
}

/** Compiles one slice in one language with the brand's overrides (design §3, §4). Throws an error that names the invalid message. */
export function compileMessages({
  locale,
  slice,
  brandSlug,
  folders = TRANSLATION_SOURCE_FOLDERS,
}: CompileOptions): CompiledMessages {
  const base = readSliceMessages(folders, locale, slice);
  if (brandSlug === undefined) return parseAll(base);
  const overrides = Object.entries(readBrandOverrides(folders, brandSlug, locale)).filter(([id]) =>
    Object.hasOwn(base, id),
  );
  return parseAll({ ...base, ...Object.fromEntries(overrides) });
}

export function parseIcuMessage(id: string, message: string): MessageFormatElement[] {
  try {
    return parse(message, { requiresOtherClause: true });
  } catch (cause) {
    throw new Error(`${id}: ${(cause as Error).message} in "${message}"`, { cause });
  }
}

function parseAll(messages: IcuMessages): CompiledMessages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, parseIcuMessage(id, message)]));
}
