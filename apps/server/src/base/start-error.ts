/** A problem that the operator must fix before the start. `run.ts` prints the message and exits with 1. */
export class StartError extends Error {
  override name = 'StartError';
}
