import { randomBytes } from 'node:crypto';
import { registerTestAccountWithSession, type TestAccount, type TestSession } from './accounts.ts';
import { getServerOrigin } from './server-process.ts';
import { getSharedServerPort } from './shared-server.ts';

/** A user without a browser, who acts by HTTP calls: for what others do while a test looks at one screen. */
export class ApiUser {
  readonly account: TestAccount;
  readonly userId: string;
  readonly #token: string;
  readonly #port: number;

  private constructor(account: TestAccount, session: TestSession, port: number) {
    this.account = account;
    this.userId = session.user_id;
    this.#token = session.token;
    this.#port = port;
  }

  /** Registers a new account. */
  static async register(port = getSharedServerPort()): Promise<ApiUser> {
    const { account, session } = await registerTestAccountWithSession(port);
    return new ApiUser(account, session, port);
  }

  /** Signs in on one more device of the account. */
  static async signIn(account: TestAccount, port = getSharedServerPort()): Promise<ApiUser> {
    const { email, password } = account;
    const device = { device_type: 'web', device_id: randomBytes(16).toString('hex') };
    const body = { mode: 'email', email, password, grant_type: 'password', ...device };
    return new ApiUser(account, await request<TestSession>(port, 'POST', '/api/v1/login', body), port);
  }

  get nickname(): string {
    return this.account.nickname;
  }

  /** Calls the API. Returns its `result`. */
  call<Result>(method: string, path: string, body?: object): Promise<Result> {
    return request(this.#port, method, path, body, this.#token);
  }

  /** Returns the id of the direct message with a user; creates it if necessary. */
  async createDirect(userId: string): Promise<string> {
    const { id } = await this.call<{ id: string }>('POST', '/api/v1/groups/direct', { contact_id: userId });
    return id;
  }

  /** Sends a text message. Returns its id. */
  async write(groupId: string, text: string): Promise<string> {
    const message = { type: 'text', group_id: groupId, text, cid: randomBytes(8).toString('hex') };
    const { id } = await this.call<{ id: string }>('POST', '/api/v1/messages', message);
    return id;
  }
}

async function request<Result>(port: number, method: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${getServerOrigin(port)}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      // An IP of its own, so that rate limits do not apply.
      'x-forwarded-for': `10.254.${randomBytes(2).join('.')}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { result: Result }).result;
}
