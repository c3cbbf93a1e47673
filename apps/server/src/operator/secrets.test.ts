import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../test-server.ts';
import { getSecretKeyFilePath, readSecretKeyFile } from '../platform/secrets/key-file.ts';
import { tokenSecretsCommand } from './secrets.ts';

async function startIn(config: { tokenSecrets: string[] }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'quintet-operator-'));
  const server = await startTestServer({ config: { ...config, dataDir } });
  onTestFinished(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });
  return {
    dataDir,
    rotate: (...args: string[]) => tokenSecretsCommand.prepare(['rotate', '--reason', 'x', ...args])(server.services),
  };
}

it('secrets: rotates the secret of the data folder, and prints the end of the former one', async () => {
  const { dataDir, rotate } = await startIn({ tokenSecrets: [] });
  const path = getSecretKeyFilePath(dataDir);
  const [former] = (await readSecretKeyFile(path))!;
  expect(await rotate('--overlap', '2')).toMatch(
    /^\S+token-keys\.json has a new secret; .* accepted until \d{4}-.*Z\.$/,
  );
  expect((await readSecretKeyFile(path))!.map(({ secret }) => secret === former!.secret)).toEqual([false, true]);
  await rotate('--overlap', '0');
  expect((await readSecretKeyFile(path))!.map(({ secret }) => secret === former!.secret)).toEqual([false]);
});

it('secrets: explains how to change secrets from the environment, and writes nothing', async () => {
  const { dataDir, rotate } = await startIn({ tokenSecrets: ['C'.repeat(43)] });
  expect(await rotate()).toMatch(/in three steps:\n1\. .*TOKEN_SECRETS=<former>,[A-Za-z0-9+/]{43}=\n2\. /);
  expect(readdirSync(dataDir)).toEqual([]);
});

it.each([
  [[]],
  [['rotate']],
  [['turn']],
  [['rotate', '--overlap', 'soon']],
  [['rotate', '--overlap', '-1']],
  [['rotate', 'now']],
])('refuses %o in one line', (args) => {
  expect(() => tokenSecretsCommand.prepare(args)).toThrow(
    /^secrets: .*\. Usage: secrets rotate \[--overlap <hours>\] --reason <text> \[--as <operator>\]$/,
  );
});
