import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Limit of a program's output in bytes. */
const MAX_OUTPUT_BYTES = 64 * 2 ** 20;

export type ProgramLimits = {
  /** Milliseconds after which the program is killed. */
  timeout: number;
  /** Kills the program when aborted. */
  signal?: AbortSignal | undefined;
};

/** Thrown for a program that took too long. */
export class ProgramTimeoutError extends Error {
  override name = 'ProgramTimeoutError';
}

/**
 * Returns the output of a program; null if it is not installed. It runs at a lower priority than the server's requests.
 * @throws ProgramTimeoutError; AbortError when the signal is aborted; Error with its error output when it fails
 */
export async function runProgram(
  program: string,
  parameters: readonly string[],
  { timeout, signal }: ProgramLimits,
): Promise<Buffer | null> {
  signal?.throwIfAborted();
  const options = { timeout, signal, maxBuffer: MAX_OUTPUT_BYTES, encoding: 'buffer' } as const;
  const running = run(program, parameters, options);
  const { pid } = running.child;
  if (pid !== undefined) lowerPriority(pid);
  try {
    return (await running).stdout;
  } catch (error) {
    const { code, killed } = error as { code?: unknown; killed?: boolean };
    if (code === 'ENOENT' || code === 'EACCES') return null;
    if (killed && code === null && !signal?.aborted)
      throw new ProgramTimeoutError(`${program} took longer than ${timeout} ms`);
    throw error;
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The program has already ended.
  }
}
