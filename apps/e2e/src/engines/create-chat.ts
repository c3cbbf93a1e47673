import { randomBytes } from 'node:crypto';
import { type Account, createAccount } from '../accounts.ts';
import { getOrigin } from '../server.ts';

interface Chat {
  account: Account;
  /** The nickname of the user who has sent the message. */
  friend: string;
  /** The account ID of a user who is no friend yet. */
  stranger: string;
  text: string;
}

/** Registers two friends, one of whom has sent the other a message, and a stranger. */
export async function createChat(port: number): Promise<Chat> {
  const [account, other, stranger] = [await createAccount(port), await createAccount(port), await createAccount(port)];
  const me = await logIn(port, account);
  const friend = await logIn(port, other);
  const text = 'Nice to meet you';
  await call(port, '/api/v1/users/contacts', { contact: me.user_id }, friend.token);
  const { id } = await call<{ id: string }>(port, '/api/v1/groups/direct', { contact_id: me.user_id }, friend.token);
  const message = { type: 'text', group_id: id, text, cid: randomBytes(8).toString('hex') };
  await call(port, '/api/v1/messages', message, friend.token);
  return { account, friend: other.nickname, stranger: stranger.nickname, text };
}

interface Session {
  token: string;
  user_id: string;
}

const logIn = (port: number, { email, password }: Account): Promise<Session> =>
  call<Session>(port, '/api/v1/login', {
    mode: 'email',
    email,
    password,
    grant_type: 'password',
    device_type: 'web',
    device_id: randomBytes(16).toString('hex'),
  });

async function call<Result>(port: number, path: string, body: object, token?: string): Promise<Result> {
  const response = await fetch(`${getOrigin(port)}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // An IP of its own, so that rate limits do not apply.
      'x-forwarded-for': `10.254.${randomBytes(2).join('.')}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { result: Result }).result;
}
