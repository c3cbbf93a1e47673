import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const SERVER = join(import.meta.dirname, '../..');
const USAGE = 'pnpm faults wallet|wallet-kills [--seed <number>] [--operations <number>]';

/** `pnpm faults <model>`: the long run of a model whose short run is part of the tests. A seed repeats a run. */
const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({ options: { seed: text, operations: text }, allowPositionals: true });
const [name = ''] = positionals;
const { seed = String(Date.now() % 1_000_000), operations = '10000' } = values;
const path = `src/faults/${name}.test.ts`;
const isValid =
  /^[a-z-]+$/.test(name) && existsSync(join(SERVER, path)) && /^\d+$/.test(seed) && /^\d+$/.test(operations);
if (isValid) {
  const env = { ...process.env, FAULT_SEED: seed, FAULT_OPERATIONS: operations };
  const vitest = join(SERVER, 'node_modules/.bin/vitest');
  process.exitCode =
    spawnSync(vitest, ['run', '--project', 'embedded', path], { cwd: SERVER, env, stdio: 'inherit' }).status ?? 1;
} else {
  console.error(USAGE);
  process.exitCode = 1;
}
