import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServerConfig } from '../base/config.ts';
import type { DatabaseConnectionConfig } from '../base/database/connect.ts';
import type { FaultTestWalletTasks } from './wallet-tasks.ts';

export type FaultTestServerOptions = {
  connectionConfig: DatabaseConnectionConfig;
  port: number;
  /** Milliseconds since 1970. */
  now: number;
  config: Partial<ServerConfig>;
  /** The addresses of the provider's sandbox and of the server for its notifications. */
  provider: { url: string; notifyUrl: string };
};

/** Each request sets the time of the server. */
export type FaultTestTaskRequest = { id: number; time: number; name: keyof FaultTestWalletTasks; args: unknown[] };
type TaskAnswer = { id: number; error?: string };

export type FaultTestServerProcess = {
  tasks: FaultTestWalletTasks;
  /** Kills the process at once; its requests and tasks fail. */
  kill: () => Promise<void>;
};

/** Starts a server in a process of its own. `clock` gives its time at each task. */
export async function startFaultTestServer(
  options: FaultTestServerOptions,
  clock: () => Date,
): Promise<FaultTestServerProcess> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), [JSON.stringify(options)]);
  const ended = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error('the server has not started');
    }),
  ]);
  const run = createRunner(child, clock);
  return {
    tasks: {
      deposit: (...args) => run('deposit', args),
      sendOrders: () => run('sendOrders', []),
      askForRedemptions: () => run('askForRedemptions', []),
      askForBindings: () => run('askForBindings', []),
      endConnections: () => run('endConnections', []),
      useProvider: (...args) => run('useProvider', args),
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function createRunner(child: ChildProcess, clock: () => Date) {
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  let count = 0;
  child.on('message', ({ id, error }: TaskAnswer) => {
    if (error === undefined) waiting.get(id)?.resolve();
    else waiting.get(id)?.reject(new Error(error));
    waiting.delete(id);
  });
  child.on('exit', () => {
    for (const task of waiting.values()) task.reject(new Error('the server was killed'));
  });
  return (name: keyof FaultTestWalletTasks, args: unknown[]): Promise<void> => {
    const task = Promise.withResolvers<void>();
    waiting.set((count += 1), task);
    const request: FaultTestTaskRequest = { id: count, time: clock().getTime(), name, args };
    child.send(request, (error) => error && task.reject(error));
    return task.promise;
  };
}
