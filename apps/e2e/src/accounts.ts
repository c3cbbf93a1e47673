import { randomBytes } from 'node:crypto';
import { contactOf, DEMO_PASSWORD, languageOf } from '@quintet/demo/accounts';
import { USERS } from '@quintet/demo/users';
import { codeFor } from './dev-outbox.ts';
import { originAt } from './server.ts';

/** Who one signs in as. */
export interface Account {
  nickname: string;
  email: string;
  password: string;
}

/** Who stands at this place of the demo world; 0 and 1 are the accounts that `npm start` prints. */
export function accountAt(place: number): Account & { country: string; phone: string } {
  const { nickname } = USERS[place]!;
  return { nickname: nickname[languageOf(place)], ...contactOf(place), password: DEMO_PASSWORD };
}

/** Somebody new, for a test that uses an account up: registered by the calls that the app makes. */
export async function newAccount(port = Number(process.env['E2E_PORT'])): Promise<Account> {
  const name = `n${randomBytes(4).toString('hex')}1`;
  const contact = { mode: 'email', email: `${name}@quintet.example` };
  const device = { device_type: 'web', device_id: randomBytes(16).toString('hex') };
  const address = `10.255.${randomBytes(2).join('.')}`;
  const post = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${originAt(port)}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ ...contact, ...body }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const { device_id } = device;
  await post('/api/v3/verification', { device_id });
  await post('/api/v1/verification/check', { ...device, code: await codeFor(contact.email, port) });
  await post('/api/v1/register', { device_id, username: name, nickname: name, password: DEMO_PASSWORD });
  return { nickname: name, email: contact.email, password: DEMO_PASSWORD };
}
