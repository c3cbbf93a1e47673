import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { OPENAPI_FOLDER } from '../scripts/contract.ts';

const REDOCLY = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const CLOSED = '  additionalProperties: false\n';

/** Lints a copy of the contract with one replacement in a schema file. Returns the output of redocly. */
function lintChanged(file: string, from: string, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    cpSync(OPENAPI_FOLDER, folder, { recursive: true });
    const path = join(folder, 'schemas', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    const options = ['--config', join(folder, 'redocly.yaml'), '--format', 'stylish'];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [REDOCLY, 'lint', join(folder, 'openapi.yaml'), ...options],
      {
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const head = 'ViewRequest:\n  type: object\n';

describe('lint rule closed-requests', () => {
  it.each([
    ['a request that is open', 'groups.yaml', `${head}${CLOSED}`, head],
    [
      'an object within a request that is open',
      'groups.yaml',
      `${CLOSED}  required: [remove_member`,
      '  required: [remove_member',
    ],
    [
      'an object written in place',
      'chat.yaml',
      'EmojiRequest:\n  type: object\n  additionalProperties: false\n  required: [emoji]\n  properties:\n',
      'EmojiRequest:\n  type: object\n  additionalProperties: false\n  required: [emoji]\n  properties:\n    more: { type: array, items: { type: object, properties: { text: { type: string } } } }\n',
    ],
    [
      'a composition that is open',
      'groups.yaml',
      `${head}${CLOSED}`,
      `${head}  allOf: [{ type: object, properties: { a: { type: string } } }]\n`,
    ],
  ])('rejects %s', (_name, file, from, to) => {
    expect(lintChanged(file, from, to)).toContain('contract/closed-requests');
  });

  it('accepts a composition that is closed as a whole', () => {
    const composed = `${head}  unevaluatedProperties: false\n  allOf: [{ type: object, properties: { a: { type: string } } }]\n`;
    expect(lintChanged('groups.yaml', `${head}${CLOSED}`, composed)).toContain('valid');
  });
});
