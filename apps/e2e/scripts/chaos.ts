/**
 * `pnpm test:chaos`: users chat through faulty proxies while servers are killed (tests/chaos). `pnpm test:chaos fuzz`: 100,000 invalid
 * requests to the real server; `RUNS=n` sets the number, `FAULT_SEED=n` repeats a run. `pnpm test:chaos pgbouncer`: two servers
 * behind PgBouncer, whose path is `PGBOUNCER`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fuzzServer } from '../src/chaos/fuzz-server.ts';
import { readAndPrintFaultSeed } from '../src/chaos/fault-seed.ts';

async function run(program: string, args: readonly string[], env: Record<string, string>): Promise<boolean> {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

const args = process.argv.slice(2);
const RUNS: Record<string, () => Promise<boolean>> = {
  fuzz: () =>
    fuzzServer({ seed: readAndPrintFaultSeed(Date.now() % 100_000), amount: Number(process.env['RUNS'] ?? 100_000) }),
  pgbouncer: () =>
    run('pnpm', ['--filter', '@quintet/server', 'exec', 'vitest', 'run', '--project', 'pgbouncer'], {
      PGBOUNCER: process.env['PGBOUNCER'] ?? 'pgbouncer',
    }),
};
const runBrowserChaos = () =>
  run('playwright', ['test', '--project', 'chaos', '--workers', '1', ...args], { FAULTS: '1' });
const isOk = await (RUNS[args[0] ?? ''] ?? runBrowserChaos)();
process.exit(isOk ? 0 : 1);
