import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeSetting } from '../../base/database/settings.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';
import { readServerConfig } from '../../base/config.ts';
import { getBrandById } from './brand-by-id.ts';
import { createVerificationTestClient, createTestEmailContact } from './test-verification-codes.ts';

const KEY = 'the-key-of-gu';
const CAPTCHA_ID = getBrandById('GU').captchaId;
const PROOF = { lot_number: 'lot-1', captcha_output: 'output', pass_token: 'solved', gen_time: '1767225600' };

const answers: Record<string, (response: ServerResponse) => void> = {
  broken: (response) => response.writeHead(500).end(),
  rubbish: (response) => response.end('<html>'),
  silent: (response) => response.destroy(),
};
/** A fake captcha provider: it knows the key and the solved puzzles. */
const service = createServer((request, response) => {
  void text(request).then((body) => {
    const url = new URL(request.url!, 'http://captcha');
    const form = new URLSearchParams(body);
    const say = (answer: object) => response.end(JSON.stringify(answer));
    const special = answers[form.get('pass_token') ?? ''];
    if (special) return special(response);
    const sign = createHmac('sha256', KEY).update(form.get('lot_number')!).digest('hex');
    const isOurs =
      request.method === 'POST' && url.pathname === '/validate' && url.searchParams.get('captcha_id') === CAPTCHA_ID;
    if (!isOurs || form.get('sign_token') !== sign)
      return say({ status: 'error', code: '-50005', msg: 'illegal sign' });
    const result = form.get('pass_token') === 'solved' ? 'success' : 'fail';
    return say({ status: 'success', result, reason: '', captcha_args: {} });
  });
});
let server: TestServer;
let visitor: ReturnType<typeof createVerificationTestClient>;

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const CAPTCHA_URL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await startTestServer({
    config: { integrations: readServerConfig({ CAPTCHA_URL, CAPTCHA_KEYS: `gu=${KEY},chit=wrong` }).integrations },
  });
  visitor = createVerificationTestClient(server);
});
afterAll(async () => {
  await server.close();
  service.close();
});
beforeEach(() => writeSetting(server.services.db, 'geetest_status', true, new Date()));

describe('while a captcha is required', () => {
  it('the status reports it, and a solved captcha allows sending a code', async () => {
    expect((await server.call('GET', '/api/v1/verification')).json.result).toEqual({
      geetest_status: true,
      geetest_script: 'https://static.geetest.com/v4/gt4.js',
    });
    expect((await visitor.send(createTestEmailContact(), PROOF)).json.result.verified_status).toBe(1);
  });

  it.each([
    ['none', {}, 400, 'gu'],
    ['half of one', { ...PROOF, pass_token: undefined }, 400, 'gu'],
    ['one that was not solved', { ...PROOF, pass_token: 'guessed' }, 400, 'gu'],
    ['a wrong key', PROOF, 502, 'chit'],
    ['no key', PROOF, 502, 'mee'],
    ['a broken service', { ...PROOF, pass_token: 'broken' }, 502, 'gu'],
    ['an answer that is none', { ...PROOF, pass_token: 'rubbish' }, 502, 'gu'],
    ['a silent service', { ...PROOF, pass_token: 'silent' }, 502, 'gu'],
  ])('no code is sent with %s', async (_name, proof, status, slug) => {
    const before = server.services.integrations.outbox!.messages.length;
    const answer = await visitor.send(createTestEmailContact(), proof, { host: `${slug}.localhost` });
    expect([answer.status, answer.json.error]).toEqual([status, 'api.captcha.failed']);
    expect(server.services.integrations.outbox!.messages).toHaveLength(before);
  });
});

it('while no captcha is required, a code is sent without one', async () => {
  await writeSetting(server.services.db, 'geetest_status', false, new Date());
  expect((await visitor.send(createTestEmailContact())).status).toBe(200);
});
