import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import PROCESS_ENV from '../../process-env.json' with { type: 'json' };
import type { DatabaseConnectionConfig } from '../base/database/connect.ts';

export type BenchServer = { port: number; process: ChildProcess; stop: () => Promise<void> };

async function start(file: string, args: string[]): Promise<BenchServer> {
  const child = fork(join(import.meta.dirname, file), args, {
    execArgv: ['--expose-gc'],
    env: { ...PROCESS_ENV, ...process.env },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    port,
    process: child,
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Starts a server that also runs the named jobs. */
export const startBenchServer = (
  connectionConfig: DatabaseConnectionConfig,
  jobs: readonly string[] = [],
): Promise<BenchServer> => start('serve.ts', [JSON.stringify(connectionConfig), ...jobs]);
export const startBenchBaselineServer = (): Promise<BenchServer> => start('baseline-server.ts', []);

/** The memory of the process in bytes, after garbage collection. */
export async function readBenchServerMemory({ process: child }: BenchServer): Promise<NodeJS.MemoryUsage> {
  child.send('memory');
  const [{ memory }] = (await once(child, 'message')) as [{ memory: NodeJS.MemoryUsage }];
  return memory;
}
