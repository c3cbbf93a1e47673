import { randomBytes } from 'node:crypto';
import { getDemoContactDetails, DEMO_PASSWORD, getDemoUserLanguage } from '@quintet/demo/accounts';
import { DEMO_USERS } from '@quintet/demo/users';
import { fetchLastSentCode } from './dev-outbox.ts';
import { getServerOrigin } from './server-process.ts';
import { getSharedServerPort } from './shared-server.ts';

/** An account to sign in with. */
export interface TestAccount {
  nickname: string;
  email: string;
  password: string;
}

/** A signed-in device. */
export interface TestSession {
  token: string;
  user_id: string;
}

/** The account of a demo user by index; 0 and 1 are the accounts that `npm start` prints. */
export function getDemoAccount(index: number): TestAccount & { country: string; phone: string } {
  const { nickname } = DEMO_USERS[index]!;
  return { nickname: nickname[getDemoUserLanguage(index)], ...getDemoContactDetails(index), password: DEMO_PASSWORD };
}

/** Registers a new account by the app's HTTP calls, for tests that change or delete an account. */
export const registerTestAccount = async (port = getSharedServerPort()): Promise<TestAccount> =>
  (await registerTestAccountWithSession(port)).account;

/** Registers a new account; returns also the session of the device that registered it. */
export async function registerTestAccountWithSession(
  port: number,
): Promise<{ account: TestAccount; session: TestSession }> {
  const name = `n${randomBytes(4).toString('hex')}1`;
  const contact = { mode: 'email', email: `${name}@quintet.example` };
  const device = { device_type: 'web', device_id: randomBytes(16).toString('hex') };
  const ip = `10.255.${randomBytes(2).join('.')}`;
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${getServerOrigin(port)}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify({ ...contact, ...body }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { result: unknown }).result;
  };
  const { device_id } = device;
  await post('/api/v3/verification', { device_id });
  await post('/api/v1/verification/check', { ...device, code: await fetchLastSentCode(contact.email, port) });
  const registration = { device_id, username: name, nickname: name, password: DEMO_PASSWORD };
  const session = (await post('/api/v1/register', registration)) as TestSession;
  return { account: { nickname: name, email: contact.email, password: DEMO_PASSWORD }, session };
}
