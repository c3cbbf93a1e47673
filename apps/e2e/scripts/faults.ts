/**
 * `pnpm faults`: people talk over bad lines, at servers that are killed (tests/faults). `pnpm faults fuzz`: 100,000 requests that nobody in
 * their right mind would send, to the real server; `RUNS=n` sends so many, `FAULT_SEED=n` repeats a run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fuzzServer } from '../src/faults/fuzz-server.ts';
import { seedFrom } from '../src/faults/seed.ts';

async function storm(args: readonly string[]): Promise<boolean> {
  const command = ['test', '--project', 'faults', '--workers', '1', ...args];
  const child = spawn('playwright', command, { stdio: 'inherit', env: { ...process.env, FAULTS: '1' } });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

const [first, ...rest] = process.argv.slice(2);
const isWell =
  first === 'fuzz'
    ? await fuzzServer({ seed: seedFrom(Date.now() % 100_000), amount: Number(process.env['RUNS'] ?? 100_000) })
    : await storm(first === undefined ? [] : [first, ...rest]);
process.exit(isWell ? 0 : 1);
