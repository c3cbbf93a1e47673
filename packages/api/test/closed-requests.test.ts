import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { OPENAPI_FOLDER } from '../scripts/contract.ts';

const REDOCLY = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const CLOSED = '  additionalProperties: false\n';

type Change = readonly [file: string, from: string, to: string];

/** Lints a copy of the contract with replacements in schema files. Returns the broken rules with their places, each once. */
function lintChanged(changes: readonly Change[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    cpSync(OPENAPI_FOLDER, folder, { recursive: true });
    for (const [file, from, to] of changes) {
      const path = join(folder, 'schemas', file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    }
    const options = ['--config', join(folder, 'redocly.yaml'), '--format', 'json'];
    const { stdout } = spawnSync(process.execPath, [REDOCLY, 'lint', join(folder, 'openapi.yaml'), ...options], {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    const { problems } = JSON.parse(stdout) as Report;
    const places = problems.map(
      ({ ruleId, location: [at] }) => `${ruleId} ${at!.source.ref.split('/').at(-1)}${at!.pointer}`,
    );
    return [...new Set(places)].toSorted();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Report = { problems: { ruleId: string; location: { source: { ref: string }; pointer: string }[] }[] };

const head = (name: string) => `${name}:\n  type: object\n`;

describe('lint rule closed-requests', () => {
  it('rejects a request, an object within it, one written in place and a composition that are open', () => {
    const inPlace = `${head('EmojiRequest')}${CLOSED}  required: [emoji]\n  properties:\n`;
    const open = 'more: { type: array, items: { type: object, properties: { text: { type: string } } } }';
    const composed = '  allOf: [{ type: object, properties: { a: { type: string } } }]\n';
    expect(
      lintChanged([
        ['groups.yaml', `${head('ViewRequest')}${CLOSED}`, head('ViewRequest')],
        ['groups.yaml', `${CLOSED}  required: [remove_member`, '  required: [remove_member'],
        ['groups.yaml', `${head('PinRequest')}${CLOSED}`, `${head('PinRequest')}${composed}`],
        ['chat.yaml', inPlace, `${inPlace}    ${open}\n`],
      ]),
    ).toEqual([
      'contract/closed-requests chat.yaml#/EmojiRequest/properties/more/items',
      'contract/closed-requests groups.yaml#/AdminPermission',
      'contract/closed-requests groups.yaml#/PinRequest',
      'contract/closed-requests groups.yaml#/ViewRequest',
    ]);
  });

  it('accepts a composition that is closed as a whole', () => {
    const composed = `${head('ViewRequest')}  unevaluatedProperties: false\n  allOf: [{ type: object, properties: { a: { type: string } } }]\n`;
    expect(lintChanged([['groups.yaml', `${head('ViewRequest')}${CLOSED}`, composed]])).toEqual([]);
  });
});
