import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findFileConventionErrors } from './check-files.ts';

/** Writes files below a temporary folder and returns their errors. */
function check(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'quintet-files-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return findFileConventionErrors(root);
}

it('findFileConventionErrors: rejects vague names', () => {
  expect(check({ 'apps/web/src/utils/date.ts': '', 'packages/domain/src/helpers.ts': '' })).toEqual([
    expect.stringContaining('apps/web/src/utils/date.ts: "utils"'),
    expect.stringContaining('packages/domain/src/helpers.ts: "helpers.ts"'),
  ]);
});

it('findFileConventionErrors: rejects raw colours and universal siblings in style sheets', () => {
  const folder = 'packages/ui/src/components';
  const errors = check({
    [`${folder}/A.module.css`]: '.a {\n  color: #fff;\n}\n',
    [`${folder}/B.module.css`]: '.b {\n  > * + * {\n    color: var(--color-accent);\n  }\n}\n',
    [`${folder}/C.module.css`]: '.c ~ :not(.c) {\n  margin: 0;\n}\n',
  });
  expect(errors).toEqual([
    `${folder}/A.module.css: line 2: a colour comes from a token, var(--color-…) (design §3)`,
    `${folder}/B.module.css: line 2: "+ *" and "~ :not(…)" restyle whole lists; use > :not(…)`,
    `${folder}/C.module.css: line 1: "+ *" and "~ :not(…)" restyle whole lists; use > :not(…)`,
  ]);
});

it('findFileConventionErrors: rejects a README that names a file which does not exist', () => {
  const readme =
    'See `chat/send.ts`, `send.ts`, `chat/<slice>-rows.ts`, `X.tsx`, `chat/read.ts` and `groups/send.ts`.\n';
  expect(check({ 'apps/server/README.md': readme, 'apps/server/src/chat/send.ts': '' })).toEqual([
    'apps/server/README.md: names chat/read.ts, which does not exist',
    'apps/server/README.md: names groups/send.ts, which does not exist',
  ]);
});

it('findFileConventionErrors: rejects a suggested name that the code does not contain', () => {
  const table = {
    files: { turns: 'keyed-mutex', near: 'loopback' },
    names: { useDeed: 'useAsyncAction', useDesk: 'useMessageActionsController', mayPin: 'can…' },
  };
  const errors = check({
    'tooling/lint/old-names.json': JSON.stringify(table),
    'apps/server/src/keyed-mutex.ts': '',
    'apps/web/src/a.ts': 'export function useAsyncAction() {}\n',
  });
  expect(errors).toEqual([
    'tooling/lint/old-names.json: suggests useMessageActionsController, which does not exist',
    'tooling/lint/old-names.json: suggests loopback, which does not exist',
  ]);
});
