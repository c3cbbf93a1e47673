/** Something the person who started us has to put right. `main.ts` prints the message as one line and exits with 1. */
export class StartError extends Error {
  override name = 'StartError';
}
