/** A message that would have been sent to a phone or mailbox. */
export type DevMessage = { at: Date; to: string; text: string };

const MAX_MESSAGES = 100;

/** Receives messages in development if no service delivers them: prints each and keeps the latest (design §5). */
export class DevOutbox {
  readonly #letters: DevMessage[] = [];
  readonly #say: (line: string) => void;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  put(letter: DevMessage): void {
    this.#letters.unshift(letter);
    this.#letters.length = Math.min(this.#letters.length, MAX_MESSAGES);
    this.#say(`To ${letter.to}: ${letter.text.split('\n', 1)[0]}`);
  }

  /** The kept messages, newest first. */
  get letters(): readonly DevMessage[] {
    return this.#letters;
  }
}
