import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { readServerConfig } from '../../base/config.ts';
import { startTestServer } from '../../test-server.ts';
import { createVerificationTestClient, createTestEmailContact } from '../../slices/auth/test-verification-codes.ts';

const ends: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

async function startSmtp() {
  const mails: { from: string; to: string[]; content: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused') ? new Error('no such mailbox') : null),
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      let content = '';
      stream.on('data', (part: Buffer) => (content += part.toString()));
      stream.on('end', () => {
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), content });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  ends.push(() => new Promise<void>((done) => server.close(done)));
  return { mails, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

async function startHttp(answer: (request: IncomingMessage, body: string, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    void text(request).then((body) => answer(request, body, response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => new Promise<void>((done) => server.close(() => done())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startWith(env: Record<string, string>) {
  const server = await startTestServer({ config: { ...readServerConfig(env), logLevel: 'silent' } });
  ends.push(server.close);
  return { server, visitor: createVerificationTestClient(server) };
}

describe('a mail server', () => {
  it('delivers the code, which is not put into the outbox', async () => {
    const { mails, url } = await startSmtp();
    const { server, visitor } = await startWith({ SMTP_URL: url });
    const contact = createTestEmailContact();
    expect((await visitor.send(contact, { lang: 'en' })).status).toBe(200);
    const [mail] = mails;
    expect(mail).toMatchObject({ from: 'no-reply@gu.localhost', to: [contact.email] });
    expect(mail!.content).toMatch(/^Subject: Your GU code\r$/m);
    expect(server.services.integrations.outbox!.messages).toEqual([]);
    const code = /(\d{6}) is your GU code/.exec(mail!.content)![1]!;
    expect((await visitor.check(contact, code)).json.result).toEqual({ op_type: 'register' });
  });

  it('causes an error response when it refuses a mail, and the user may retry at once', async () => {
    const { url } = await startSmtp();
    const { visitor } = await startWith({ SMTP_URL: url });
    const contact = { mode: 'email', email: 'refused@quintet.example' } as const;
    for (let tries = 0; tries < 2; tries += 1) {
      const answer = await visitor.send(contact);
      expect([answer.status, answer.json]).toEqual([502, { error: 'api.verification.unsent', result: null }]);
    }
  });
});

describe('an SMS gateway', () => {
  const contact = { mode: 'phone', country: 'CN', phone: '13800138000' } as const;

  it('gets number and text, with our token', async () => {
    const seen: unknown[] = [];
    const url = await startHttp(({ method, headers }, body, response) => {
      seen.push(method, headers.authorization, JSON.parse(body));
      response.end('{}');
    });
    const { visitor } = await startWith({ SMS_URL: url, SMS_TOKEN: 'gateway-token', SMS_SENDER: 'Quintet' });
    expect((await visitor.send(contact)).status).toBe(200);
    expect(seen).toEqual([
      'POST',
      'Bearer gateway-token',
      { to: '+8613800138000', text: expect.stringContaining('【GU】'), sender: 'Quintet' },
    ]);
  });

  it.each([500, 302])('causes an error response when it answers %i', async (status) => {
    const url = await startHttp((_request, _body, response) => {
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
    });
    const { visitor } = await startWith({ SMS_URL: url });
    expect((await visitor.send(contact)).json.error).toBe('api.verification.unsent');
  });
});

describe('the outbox', () => {
  it('is a page and JSON, for this machine only', async () => {
    const { server, visitor } = await startWith({});
    const contact = createTestEmailContact();
    await visitor.send(contact);
    const { json } = await server.call('GET', '/dev/outbox');
    expect(json.result[0]).toMatchObject({ to: contact.email, text: expect.stringContaining(visitor.lastCode()) });
    const page = await server.call('GET', '/dev/outbox', { headers: { accept: 'text/html' } });
    expect(page.text).toContain(visitor.lastCode());
    expect((await server.call('GET', '/dev/outbox', { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404);
  });

  it('is not there for what a proxy passes on', async () => {
    const { server } = await startWith({ TRUST_PROXY: '1', BRAND_HOSTS: 'gu.example.com=gu' });
    const read = async (headers: Record<string, string>) => [
      (await server.call('GET', '/dev/outbox', { headers })).status,
      (await server.call('GET', '/metrics', { headers })).status,
    ];
    expect(await read({})).toEqual([200, 200]);
    for (const [name, value] of [
      ['x-forwarded-for', '127.0.0.1'],
      ['forwarded', 'for=127.0.0.1'],
      ['x-real-ip', '127.0.0.1'],
      ['via', '1.1 proxy'],
      ['host', 'gu.example.com'],
    ] as const)
      expect([name, ...(await read({ [name]: value }))]).toEqual([name, 404, 404]);
  });

  it('does not exist in production, where sending without a configured service fails', async () => {
    const { server, visitor } = await startWith({ NODE_ENV: 'production' });
    expect((await visitor.send(createTestEmailContact())).json.error).toBe('api.verification.unsent');
    expect((await server.call('GET', '/dev/outbox')).status).toBe(404);
  });

  it('does not exist with a database from DATABASE_URL', async () => {
    const { server } = await startWith({ DATABASE_URL: 'postgresql://somebody@db.example/quintet' });
    expect((await server.call('GET', '/dev/outbox')).status).toBe(404);
  });
});

describe('the host named in a code', () => {
  it('is a known host: the one from a trusted proxy, never an unknown one', async () => {
    const { mails, url } = await startSmtp();
    const { server } = await startWith({ SMTP_URL: url, TRUST_PROXY: '1', BRAND_HOSTS: 'Talk.Example.com=mee' });
    const ask = (headers: Record<string, string>) =>
      server.call('POST', '/api/v3/verification', {
        body: { ...createTestEmailContact(), device_id: 'device-0001' },
        headers,
      });
    expect((await ask({ 'x-forwarded-host': 'talk.example.com' })).status).toBe(200);
    expect((await ask({ host: 'TALK.example.com.:443' })).status).toBe(200);
    expect(mails.map(({ from }) => from)).toEqual(['no-reply@talk.example.com', 'no-reply@talk.example.com']);
    for (const [name, host] of [
      ['host', 'evil.example'],
      ['x-forwarded-host', 'talk.example.com, evil.example'],
    ])
      expect((await ask({ [name!]: host! })).json).toEqual({ error: 'api.unknown_host', result: null });
    expect(mails).toHaveLength(2);
  });
});

it('invalid addresses: the error names the variable, and never shows its value', () => {
  expect(() => readServerConfig({ SMTP_URL: 'http://user:secret@mail' })).toThrow(/^SMTP_URL is not an address/);
  expect(() => readServerConfig({ SMS_URL: 'secret' })).toThrow(/^SMS_URL (?!.*secret)/);
  expect(() => readServerConfig({ CAPTCHA_KEYS: 'gu' })).toThrow(/^CAPTCHA_KEYS expects pairs like gu=/);
});
