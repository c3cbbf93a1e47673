import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSecretKeyFilePath, readSecretKeyFile } from '../platform/secrets/key-file.ts';
import { depositTestPoints, runTestSqlWithoutTriggers } from '../platform/ledger/test-ledger.ts';
import { createTestUser } from '../slices/test-world.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { ledgerCommand } from './ledger.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'quintet-ledger-'));
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ config: { dataDir, ledgerSecrets: [] } })));
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});
const run = (action: string) => ledgerCommand.prepare([action])(server.services);

it('ledger: entries of all former secrets stay valid after a new secret, and the first wrong row is named', async () => {
  const { services } = server;
  expect(await run('verify')).toBe('The ledger is right: 0 accounts, 0 entries, sum 0.');
  const [ann, ben] = [await createTestUser(services), await createTestUser(services)];
  await depositTestPoints(services, ann.id, 5);
  expect(await run('rotate-secret')).toContain('has a new secret');
  expect(await readSecretKeyFile(getSecretKeyFilePath(dataDir, 'ledger'))).toHaveLength(2);
  await depositTestPoints(services, ben.id, 7);
  await depositTestPoints(services, ben.id, 8);
  expect(await run('verify')).toBe('The ledger is right: 2 accounts, 3 entries, sum 0.');
  await runTestSqlWithoutTriggers(
    services,
    `update ledger_entries set type = 129 where account = '${ben.id}' and n = 2`,
  );
  await expect(run('verify')).rejects.toThrow(`ledger: the account ${ben.id}, entry 2 is wrong`);
  const flaws = services.db.selectFrom('ledger_flaws').select(['account', 'n']);
  expect(await flaws.execute()).toEqual([{ account: ben.id, n: 2 }]);
  await runTestSqlWithoutTriggers(
    services,
    `update ledger_entries set type = 121 where account = '${ben.id}' and n = 2`,
  );
  await run('verify');
  expect(await flaws.execute()).toEqual([]);
  for (const args of [[], ['check'], ['verify', 'x']]) expect(() => ledgerCommand.prepare(args)).toThrow(/Usage/);
});

it('ledger: commands with other secrets than the server are refused, and create none', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'quintet-ledger-'));
  const { services } = server;
  const verify = (config: object) =>
    ledgerCommand.prepare(['verify'])({ ...services, config: { ...services.config, ...config } });
  await expect(verify({ dataDir: elsewhere })).rejects.toThrow('Secrets that signed entries of the ledger are missing');
  expect(await readSecretKeyFile(getSecretKeyFilePath(elsewhere, 'ledger'))).toBeNull();
  await expect(verify({ ledgerSecrets: ['A'.repeat(43)] })).rejects.toThrow('are missing');
  rmSync(elsewhere, { recursive: true });
});
