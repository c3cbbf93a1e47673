/**
 * `pnpm test:chaos`: users chat through faulty proxies while servers are killed (tests/chaos). `pnpm test:chaos fuzz`: 100,000 invalid
 * requests to the real server; `RUNS=n` sets the number, `FAULT_SEED=n` repeats a run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fuzzServer } from '../src/chaos/fuzz-server.ts';
import { getSeed } from '../src/chaos/seed.ts';

async function runBrowserChaos(args: readonly string[]): Promise<boolean> {
  const command = ['test', '--project', 'chaos', '--workers', '1', ...args];
  const child = spawn('playwright', command, { stdio: 'inherit', env: { ...process.env, FAULTS: '1' } });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

const [first, ...rest] = process.argv.slice(2);
const isOk =
  first === 'fuzz'
    ? await fuzzServer({ seed: getSeed(Date.now() % 100_000), amount: Number(process.env['RUNS'] ?? 100_000) })
    : await runBrowserChaos(first === undefined ? [] : [first, ...rest]);
process.exit(isOk ? 0 : 1);
