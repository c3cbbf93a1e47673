/** Generates src/generated from third-party data. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serializeEmojiSections } from './emojis.ts';
import { buildPhoneMetadata } from './phone-metadata.ts';

const target = join(import.meta.dirname, '../src/generated');
mkdirSync(target, { recursive: true });
const write = (file: string, name: string, type: string, value: unknown): void =>
  writeFileSync(join(target, `${file}.ts`), `export const ${name}: ${type} = ${JSON.stringify(value)};\n`);

write('phone-metadata', 'PHONE_METADATA', 'unknown', buildPhoneMetadata());
write('emojis-en', 'EMOJIS', 'string', serializeEmojiSections('en'));
write('emojis-zh_cn', 'EMOJIS', 'string', serializeEmojiSections('zh'));
