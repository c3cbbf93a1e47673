import type { Logger } from 'pino';

/** Thrown when the database cannot be reached, for any underlying error. A later retry may succeed. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';

  constructor(cause: unknown) {
    super(`the database does not answer: ${describe(cause)}`, { cause });
  }
}

/** Connection exceptions (class 08), shutdown, crash, start-up and recovery, no free connection, a read-only standby. */
const LOST = /^(08...|57P0[1-5]|53300|25006)$/;
/** The driver's messages for a broken connection; the next line has the system's error codes. */
const BROKEN = /^(Connection terminated|Client has encountered a connection error)/;
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT']);

/** Whether an error of a statement means that its connection is lost. */
export function isConnectionLossError(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return LOST.test(code) || SYSTEM.has(code) || BROKEN.test(message);
}

/** Tracks whether a database answers, and calls `onChange` once per change. */
export class DatabaseOutageWatcher {
  readonly #onChange: (outage: DatabaseUnavailableError | null) => void;
  #outages = 0;
  #isAway = false;

  constructor(onChange: (outage: DatabaseUnavailableError | null) => void) {
    this.#onChange = onChange;
  }

  /** Records an outage and returns the error to throw. */
  fail(cause: unknown): DatabaseUnavailableError {
    const outage = cause instanceof DatabaseUnavailableError ? cause : new DatabaseUnavailableError(cause);
    this.#outages += 1;
    if (!this.#isAway) {
      this.#isAway = true;
      this.#onChange(outage);
    }
    return outage;
  }

  /** Watches a statement that was just sent. Only success of one sent after the last failure ends the outage. */
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
      throw isConnectionLossError(error) ? this.fail(error) : error;
    }
  }
}

/** Logs one line when an outage begins and one when it ends. */
export const createOutageLogger =
  (log: Logger) =>
  (outage: DatabaseUnavailableError | null): void => {
    if (outage) log.error(`${outage.message}; requests are answered with 503 until it does`);
    else log.info('the database answers again');
  };

function describe(cause: unknown): string {
  const { message, errors } = cause as Error & { errors?: Error[] };
  return message || errors?.[0]?.message || String(cause);
}
