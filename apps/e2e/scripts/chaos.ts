/**
 * `pnpm test:chaos`: users chat through faulty proxies while servers are killed (tests/chaos). `pnpm test:chaos fuzz`: 100,000 invalid
 * requests to the real server; `RUNS=n` sets the number, `FAULT_SEED=n` repeats a run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fuzzServer } from '../src/chaos/fuzz-server.ts';
import { seedFrom } from '../src/chaos/seed.ts';

async function storm(args: readonly string[]): Promise<boolean> {
  const command = ['test', '--project', 'chaos', '--workers', '1', ...args];
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
