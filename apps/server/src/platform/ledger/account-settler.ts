/** Settles an account in a transaction of its own. */
type Settle = (account: string) => Promise<void>;

/** Settles accounts, each one at a time: calls that arrive during a run share the next run, which then settles all their credits. */
export class LedgerAccountSettler {
  readonly #settle: Settle;
  readonly #running = new Map<string, Promise<void>>();
  readonly #next = new Map<string, Promise<void>>();

  constructor(settle: Settle) {
    this.#settle = settle;
  }

  /** Resolves after a run that began after this call. Never rejects: the job settles the account later. */
  settle(account: string): Promise<void> {
    const running = this.#running.get(account);
    if (!running) return this.#run(account);
    let next = this.#next.get(account);
    if (!next) {
      next = running.then(() => {
        this.#next.delete(account);
        return this.#run(account);
      });
      this.#next.set(account, next);
    }
    return next;
  }

  #run(account: string): Promise<void> {
    const run = this.#settle(account)
      .catch(() => {})
      .then(() => {
        if (this.#running.get(account) === run) this.#running.delete(account);
      });
    this.#running.set(account, run);
    return run;
  }
}
