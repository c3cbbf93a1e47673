import { randomBytes } from 'node:crypto';
import type { TestAccount } from '../accounts.ts';
import { getServerOrigin } from '../server-process.ts';

/** Requests that set up what a tour meets. */

interface Session {
  token: string;
  user_id: string;
}

export const logInByApi = (
  port: number,
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
): Promise<Session> =>
  callApi<Session>(port, '/api/v1/login', {
    mode: 'email',
    email,
    password,
    grant_type: 'password',
    device_type: 'web',
    device_id: randomBytes(16).toString('hex'),
  });

export async function callApi<Result>(port: number, path: string, body: object, token?: string): Promise<Result> {
  const response = await fetch(`${getServerOrigin(port)}${path}`, {
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
