/** A start that was broken off. */
export class BrokenOff extends Error {
  override name = 'BrokenOff';
}

/** What has begun and has to be ended, last first; also when the end comes in the middle of a start. */
export class Begun {
  readonly #ends: (() => Promise<void>)[] = [];
  #isOver = false;

  /** @throws BrokenOff when the end has come already; what would have been added is ended at once. */
  async add(end: () => Promise<void>): Promise<void> {
    if (this.#isOver) {
      await end();
      throw new BrokenOff();
    }
    this.#ends.push(end);
  }

  async endAll(): Promise<void> {
    this.#isOver = true;
    for (let end = this.#ends.pop(); end; end = this.#ends.pop()) await end();
  }
}
