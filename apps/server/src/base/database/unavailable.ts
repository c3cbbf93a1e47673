import type { Logger } from 'pino';

/** Thrown for whatever PostgreSQL or the network says when the database cannot be asked: trying again later helps. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`the database does not answer: ${describe(cause)}`, { cause });
  }
}

/** Connection exceptions (class 08), shutdown, crash, start-up and recovery, no connection free, a standby that takes no writes. */
const LOST = /^(08...|57P0[1-5]|53300|25006)$/;
/** What the driver says of a connection that broke, and the system's names for it. */
const BROKEN = /^(Connection terminated|Client has encountered a connection error)/;
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT']);

/** Whether an error of a statement means that its connection is gone. */
export function isConnectionLoss(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return LOST.test(code) || SYSTEM.has(code) || BROKEN.test(message);
}

/** Follows whether a database answers, and tells once when that changes. */
export class OutageWatch {
  readonly #onChange: (outage: DatabaseUnavailable | null) => void;
  #outages = 0;
  #isAway = false;

  constructor(onChange: (outage: DatabaseUnavailable | null) => void) {
    this.#onChange = onChange;
  }

  /** Makes the error to throw for one that means an outage. */
  fail(cause: unknown): DatabaseUnavailable {
    const outage = cause instanceof DatabaseUnavailable ? cause : new DatabaseUnavailable(cause);
    this.#outages += 1;
    if (!this.#isAway) {
      this.#isAway = true;
      this.#onChange(outage);
    }
    return outage;
  }

  /** Follows a statement that has just been sent. Only one sent after the last failure shows that the database is back. */
  async watch<T>(statement: Promise<T>): Promise<T> {
    const outages = this.#outages;
    try {
      const result = await statement;
      if (this.#isAway && outages === this.#outages) {
        this.#isAway = false;
        this.#onChange(null);
      }
      return result;
    } catch (error) {
      throw isConnectionLoss(error) ? this.fail(error) : error;
    }
  }
}

/** One line when the database goes, one when it is back. */
export const logOutages =
  (log: Logger) =>
  (outage: DatabaseUnavailable | null): void => {
    if (outage) log.error(`${outage.message}; requests are answered with 503 until it does`);
    else log.info('the database answers again');
  };

function describe(cause: unknown): string {
  const { message, errors } = cause as Error & { errors?: Error[] };
  return message || errors?.[0]?.message || String(cause);
}
