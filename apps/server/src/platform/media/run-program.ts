import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Bytes that a program may print. */
const MAX_OUTPUT_BYTES = 64 * 2 ** 20;

export type RunLimits = {
  /** Milliseconds after which it is ended. */
  timeout: number;
  /** Ends it. */
  signal?: AbortSignal | undefined;
};

/** Thrown for a program that took too long. */
export class ProgramTimeout extends Error {
  override name = 'ProgramTimeout';
}

/**
 * What a program prints; null where it is not installed. It gets out of the server's way: what people ask for comes first.
 * @throws ProgramTimeout; an AbortError when the signal ends it; Error with its complaint when it fails
 */
export async function runProgram(
  program: string,
  parameters: readonly string[],
  { timeout, signal }: RunLimits,
): Promise<Buffer | null> {
  signal?.throwIfAborted();
  const options = { timeout, signal, maxBuffer: MAX_OUTPUT_BYTES, encoding: 'buffer' } as const;
  const running = run(program, parameters, options);
  const { pid } = running.child;
  if (pid !== undefined) giveWay(pid);
  try {
    return (await running).stdout;
  } catch (error) {
    const { code, killed } = error as { code?: unknown; killed?: boolean };
    if (code === 'ENOENT' || code === 'EACCES') return null;
    if (killed && code === null && !signal?.aborted)
      throw new ProgramTimeout(`${program} took longer than ${timeout} ms`);
    throw error;
  }
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}
