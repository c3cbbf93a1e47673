import { randomBytes } from 'node:crypto';
import type { TestAccount } from '../accounts.ts';
import { getServerOrigin } from '../server-process.ts';

export interface ComparedMessage {
  id: string;
  group_id: string;
  seq: number;
  user_id: string;
  text: string | null;
}

export interface ComparedGroupState {
  id: string;
  display_name: string;
  unread: number;
  last_seq: number;
  last_viewed_seq: number;
}

/** Reads a user's true state from the server, without the faulty proxy. */
export class ServerStateReader {
  readonly #account: Pick<TestAccount, 'email' | 'password'>;
  readonly #port: () => number;
  readonly #device = randomBytes(16).toString('hex');
  #token = '';

  constructor(account: Pick<TestAccount, 'email' | 'password'>, port: () => number) {
    this.#account = account;
    this.#port = port;
  }

  /** All messages of a group after `seq`, in order. */
  async history(groupId: string, seq: number): Promise<ComparedMessage[]> {
    const messages: ComparedMessage[] = [];
    for (;;) {
      const before = messages[0] ? `&msg_id=${messages[0].id}` : '';
      const page = await this.#ask<ComparedMessage[]>(`/api/v2/groups/${groupId}/messages?direction=before${before}`);
      const older = page.filter((message) => message.seq < (messages[0]?.seq ?? Infinity));
      messages.unshift(...older);
      if (older.length === 0 || older[0]!.seq <= seq) return messages.filter((message) => message.seq > seq);
    }
  }

  groups(): Promise<ComparedGroupState[]> {
    return this.#ask('/api/v1/users/groups');
  }

  async #ask<Result>(path: string, body?: object, isAgain = false): Promise<Result> {
    const response = await fetch(`${getServerOrigin(this.#port())}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status === 401 && !isAgain) {
      await this.#signIn();
      return this.#ask(path, body, true);
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { result: Result }).result;
  }

  async #signIn(): Promise<void> {
    this.#token = '';
    const device = { device_type: 'web', device_id: this.#device };
    const { email, password } = this.#account;
    const body = { mode: 'email', grant_type: 'password', ...device, email, password };
    const { token } = await this.#ask<{ token: string }>('/api/v1/login', body, true);
    this.#token = token;
  }
}
