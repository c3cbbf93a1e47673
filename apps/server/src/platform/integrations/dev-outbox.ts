/** A message that would have been sent to a phone or mailbox. */
export type DevMessage = { at: Date; to: string; text: string };

const MAX_MESSAGES = 100;

/** Receives messages in development if no service delivers them: prints each and keeps the latest (design §5). */
export class DevOutbox {
  readonly #messages: DevMessage[] = [];
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  put(message: DevMessage): void {
    this.#messages.unshift(message);
    this.#messages.length = Math.min(this.#messages.length, MAX_MESSAGES);
    this.#print(`To ${message.to}: ${message.text.split('\n', 1)[0]}`);
  }

  /** The kept messages, newest first. */
  get messages(): readonly DevMessage[] {
    return this.#messages;
  }
}
