import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from './locales.ts';
import { FOLDERS, readOverrides, readSlice, type Messages, type SourceFolders } from './sources.ts';

/** Parsed messages by id, as react-intl takes them: no parser is needed at run time. */
export type CompiledMessages = Record<string, MessageFormatElement[]>;

export interface CompileOptions {
  locale: Locale;
  slice: string;
  /** Lays the brand's own sentences over the base's. */
  brandSlug?: string;
  folders?: SourceFolders;
}

/** One slice in one language, base ← brand, parsed (design §3, §4). Throws an error that names the message which does not parse. */
export function compileMessages({ locale, slice, brandSlug, folders = FOLDERS }: CompileOptions): CompiledMessages {
  const base = readSlice(folders, locale, slice);
  if (brandSlug === undefined) return parseAll(base);
  const overrides = Object.entries(readOverrides(folders, brandSlug, locale)).filter(([id]) => Object.hasOwn(base, id));
  return parseAll({ ...base, ...Object.fromEntries(overrides) });
}

export function parseMessage(id: string, message: string): MessageFormatElement[] {
  try {
    return parse(message, { requiresOtherClause: true });
  } catch (cause) {
    throw new Error(`${id}: ${(cause as Error).message} in "${message}"`, { cause });
  }
}

function parseAll(messages: Messages): CompiledMessages {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, parseMessage(id, message)]));
}
