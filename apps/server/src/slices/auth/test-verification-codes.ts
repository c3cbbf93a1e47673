import { expect } from 'vitest';
import type { TestServer } from '../../test-server.ts';

export const TEST_BRAND_HOST = 'gu.localhost';
export const TEST_DEVICE_ID = 'device-0001';

type Options = { host?: string; device_id?: string; ip?: string; token?: string };
type Contact = { mode: 'email'; email: string } | { mode: 'phone'; country: string; phone: string };

/** Requests codes, reads them from the captured messages, and submits them as a browser would. */
export function createVerificationTestClient(server: TestServer) {
  const post = (
    path: string,
    body: object,
    { host = TEST_BRAND_HOST, device_id = TEST_DEVICE_ID, ip, token }: Options = {},
  ) =>
    server.call('POST', path, {
      host,
      body: { device_id, ...body },
      ...(token && { token }),
      ...(ip && { headers: { 'x-forwarded-for': ip } }),
    });

  const send = (contact: Contact, extra: object = {}, options: Options = {}) =>
    post('/api/v3/verification', { ...contact, ...extra }, options);
  const check = (contact: Contact, code: string, extra: object = {}, options: Options = {}) =>
    post('/api/v1/verification/check', { ...contact, code, device_type: 'web', ...extra }, options);
  const lastCode = () => /\b\d{6}\b/.exec(server.services.integrations.outbox!.messages[0]!.text)![0];

  /** Runs all steps up to a verified contact. */
  async function verify(contact: Contact, extra: object = {}, options: Options = {}) {
    expect((await send(contact, extra, options)).json).toMatchObject({ result: { verified_status: 1 } });
    const code = lastCode();
    return { code, answer: await check(contact, code, extra, options) };
  }
  return { post, send, check, lastCode, verify };
}

let count = 0;
export const createTestEmailContact = (): { mode: 'email'; email: string } => ({
  mode: 'email',
  email: `visitor${(count += 1)}@quintet.example`,
});

/** A code different from the given one. */
export const getWrongTestCode = (code: string, step = 1): string =>
  String((Number(code) + step) % 1e6).padStart(6, '0');
