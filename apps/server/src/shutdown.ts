/** A start that was broken off. */
export class StartupAborted extends Error {
  override name = 'BrokenOff';
}

/** What has begun and has to be ended, last first; also when the end comes in the middle of a start. */
export class ShutdownStack {
  readonly #ends: (() => Promise<void>)[] = [];
  #isOver = false;

  /** @throws BrokenOff when the end has come already; what would have been added is ended at once. */
  async defer(end: () => Promise<void>): Promise<void> {
    if (this.#isOver) {
      await end();
      throw new StartupAborted();
    }
    this.#ends.push(end);
  }

  async run(): Promise<void> {
    this.#isOver = true;
    for (let end = this.#ends.pop(); end; end = this.#ends.pop()) await end();
  }
}
