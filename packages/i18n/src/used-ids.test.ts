import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from './locales.ts';
import { MESSAGE_FILE_FOLDERS, readSliceMessages, readSliceNames } from './message-files.ts';
import { findUnusedMessageIds, findFirstUseOfEachMessageId } from './used-ids.ts';

const slices = readSliceNames(MESSAGE_FILE_FOLDERS, LOCALES[0]);

test('message ids: each id in the code exists', () => {
  const known = new Set(
    slices.flatMap((slice) => Object.keys(readSliceMessages(MESSAGE_FILE_FOLDERS, LOCALES[0], slice))),
  );
  const used = findFirstUseOfEachMessageId(join(import.meta.dirname, '../../..'), slices);
  expect(used.size).toBeGreaterThan(0);
  expect([...used].filter(([id]) => !known.has(id))).toEqual([]);
});

test('message ids: the code or the error catalogue uses each id', () => {
  const ids = slices.flatMap((slice) => Object.keys(readSliceMessages(MESSAGE_FILE_FOLDERS, LOCALES[0], slice)));
  expect(findUnusedMessageIds(join(import.meta.dirname, '../../..'), ids)).toEqual([]);
});

test('unused ids: templates and catalogue rows count as uses, tests do not', () => {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  for (const folder of ['apps/web/src/app', 'openapi']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(
    join(root, 'apps/web/src/app/a.tsx'),
    "t('chat.list.title'); for (const name of ['all']) t(`chat.tab.${name}-label`);",
  );
  writeFileSync(join(root, 'apps/web/src/app/a.test.tsx'), "t('chat.list.tested');");
  writeFileSync(join(root, 'openapi/errors.yaml'), '- message: errors.chat.full\n');
  const ids = ['chat.list.title', 'chat.tab.all-label', 'errors.chat.full', 'chat.list.tested', 'chat.tab.all'];
  expect(findUnusedMessageIds(root, ids)).toEqual(['chat.list.tested', 'chat.tab.all']);
  rmSync(root, { recursive: true });
});

test('unused ids: a template uses only the ids whose words occur in the code, and fills in no dots', () => {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  mkdirSync(join(root, 'apps/web/src/app'), { recursive: true });
  writeFileSync(
    join(root, 'apps/web/src/app/a.tsx'),
    "const log = open(`chat.${me}`); const labels = { follow: 1, 'log-in': 2 }; t(`social.author.${name}`, list, 'failed');",
  );
  const ids = ['chat.list.failed', 'social.author.follow', 'social.author.log-in', 'social.author.edit'];
  expect(findUnusedMessageIds(root, ids)).toEqual(['chat.list.failed', 'social.author.edit']);
  rmSync(root, { recursive: true });
});

test('findFirstUseOfEachMessageId: finds ids in all kinds of quotes, in the app and in packages', () => {
  const root = mkdtempSync(join(tmpdir(), 'usage-'));
  for (const folder of ['apps/web/src/app', 'packages/domain/src', 'packages/ui/src/generated']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(
    join(root, 'apps/web/src/app/a.tsx'),
    `t('chat.list.title'); t("chat.list.two-words"); t('chat.list'); t('chatty.list.x');`,
  );
  writeFileSync(join(root, 'packages/domain/src/b.ts'), 'return `auth.code.invalid`; import "./chat.list.title.";');
  writeFileSync(join(root, 'packages/ui/src/generated/c.ts'), `'chat.list.generated'`);
  expect([...findFirstUseOfEachMessageId(root, ['auth', 'chat'])]).toEqual([
    ['chat.list.title', 'apps/web/src/app/a.tsx'],
    ['chat.list.two-words', 'apps/web/src/app/a.tsx'],
    ['auth.code.invalid', 'packages/domain/src/b.ts'],
  ]);
  rmSync(root, { recursive: true });
});
