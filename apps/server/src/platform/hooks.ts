/** Handlers of an action of one slice, added by later slices at composition. They run in the order in which they were added. */
export class SliceHook<Args extends unknown[]> {
  readonly #handlers: ((...args: Args) => Promise<void>)[] = [];

  add(handler: (...args: Args) => Promise<void>): void {
    this.#handlers.push(handler);
  }

  async run(...args: Args): Promise<void> {
    for (const handler of this.#handlers) await handler(...args);
  }
}

/** Loads the parts of one response, each provided by a later slice at composition. */
export class SliceResponsePartLoader<Args extends unknown[], T extends object> {
  readonly #providers: ((...args: Args) => Promise<Partial<T>>)[] = [];

  add(provider: (...args: Args) => Promise<Partial<T>>): void {
    this.#providers.push(provider);
  }

  async load(...args: Args): Promise<Partial<T>> {
    const parts: Partial<T> = {};
    for (const provider of this.#providers) Object.assign(parts, await provider(...args));
    return parts;
  }
}

/** A function that one slice calls and a later one provides at composition. */
export class SlicePort<T> {
  readonly #name: string;
  #implementation: T | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  provide(implementation: T): void {
    this.#implementation = implementation;
  }

  /** @throws Error when composition has provided none */
  get current(): T {
    if (this.#implementation === undefined) throw new Error(`Nothing provides "${this.#name}".`);
    return this.#implementation;
  }
}
