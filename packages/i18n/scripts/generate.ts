/** Checks the messages of all languages and brands, then writes the types of their ids. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTranslationErrors } from '../src/find-translation-errors.ts';
import { LOCALES } from '../src/locales.ts';
import { MESSAGE_FILE_FOLDERS, readSliceMessages, readSliceNames } from '../src/message-files.ts';

const target = join(import.meta.dirname, '../src/generated');

const flaws = findTranslationErrors(MESSAGE_FILE_FOLDERS);
if (flaws.length > 0) {
  console.error(flaws.join('\n'));
  process.exit(1);
}

const slices = readSliceNames(MESSAGE_FILE_FOLDERS, LOCALES[0]);
const ids = slices.flatMap((slice) => Object.keys(readSliceMessages(MESSAGE_FILE_FOLDERS, LOCALES[0], slice)));
const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('');

mkdirSync(target, { recursive: true });
writeFileSync(
  join(target, 'ids.ts'),
  `export type SliceName =${union(slices)};\n\nexport type MessageId =${union(ids)};\n`,
);
