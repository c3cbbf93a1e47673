/** Checks the messages of all languages and brands, then writes the types of their ids. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTranslationErrors } from '../src/find-translation-errors.ts';
import { LOCALES } from '../src/locales.ts';
import { TRANSLATION_SOURCE_FOLDERS, readSliceMessages, readSliceNames } from '../src/sources.ts';

const target = join(import.meta.dirname, '../src/generated');

const flaws = findTranslationErrors(TRANSLATION_SOURCE_FOLDERS);
if (flaws.length > 0) {
  console.error(flaws.join('\n'));
  process.exit(1);
}

const slices = readSliceNames(TRANSLATION_SOURCE_FOLDERS, LOCALES[0]);
const ids = slices.flatMap((slice) => Object.keys(readSliceMessages(TRANSLATION_SOURCE_FOLDERS, LOCALES[0], slice)));
const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('');

mkdirSync(target, { recursive: true });
writeFileSync(
  join(target, 'ids.ts'),
  `export type Slice =${union(slices)};\n\nexport type MessageId =${union(ids)};\n`,
);
