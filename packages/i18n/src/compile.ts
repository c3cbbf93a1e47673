import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from './locales.ts';
import {
  MESSAGE_FILE_FOLDERS,
  readBrandOverrides,
  readSliceMessages,
  type IcuMessages,
  type MessageFileFolders,
} from './message-files.ts';

/** Parsed messages by id in react-intl's format: the app needs no parser. */
export type CompiledMessages = Record<string, MessageFormatElement[]>;

export interface CompileMessagesOptions {
  locale: Locale;
  slice: string;
  /** Applies the overrides of this brand. */
  brandSlug?: string;
  folders?: MessageFileFolders;
}

/** Compiles one slice in one language with the brand's overrides (design §3, §4). Throws an error that names the invalid message. */
export function compileMessages({
  locale,
  slice,
  brandSlug,
  folders = MESSAGE_FILE_FOLDERS,
}: CompileMessagesOptions): CompiledMessages {
  const base = readSliceMessages(folders, locale, slice);
  if (brandSlug === undefined) return parseAll(base);
  const overrides = Object.entries(readBrandOverrides(folders, brandSlug, locale)).filter(([id]) =>
    Object.hasOwn(base, id),
  );
  return parseAll({ ...base, ...Object.fromEntries(overrides) });
}

/** Parses an ICU message. Throws an error that names its id. */
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
