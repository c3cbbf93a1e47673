/** Thrown when a start is aborted. */
export class StartupAbortedError extends Error {
  override name = 'StartupAbortedError';
}

/** Runs cleanup functions in reverse order, also when a shutdown interrupts a start. */
export class ShutdownStack {
  readonly #ends: (() => Promise<void>)[] = [];
  #isOver = false;

  /** Adds a cleanup function. @throws StartupAbortedError after `run` was called; then calls the function at once */
  async defer(end: () => Promise<void>): Promise<void> {
    if (this.#isOver) {
      await end();
      throw new StartupAbortedError();
    }
    this.#ends.push(end);
  }

  async run(): Promise<void> {
    this.#isOver = true;
    for (let end = this.#ends.pop(); end; end = this.#ends.pop()) await end();
  }
}
