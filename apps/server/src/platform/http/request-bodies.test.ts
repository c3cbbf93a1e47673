import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openapiDocument, OPERATIONS } from '@quintet/api/openapi-document';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createUploadTestClient } from '../../slices/test-uploads.ts';
import { createTestGroup, createTestUser, type TestUser } from '../../slices/test-world.ts';
import { drainRequestBody } from './connections.ts';
import { RawHttpTestConnection } from './test-raw-connection.ts';
import { startTestServer, type TestServer } from '../../test-server.ts';

type Operation = { operationId: keyof typeof OPERATIONS; requestBody?: object };

const paths = openapiDocument.paths as Record<string, Record<string, Operation>>;
/** `POST /api/v1/…` of every operation of the contract that takes a body. */
const WITH_BODY = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { requestBody }]) => requestBody)
    .map(([method, { operationId }]) => [
      OPERATIONS[operationId].access,
      `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '1')}`,
    ]),
);

const file = (name: string, content: string) =>
  `--cut\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n${content}\r\n`;
const FORM = { 'content-type': 'multipart/form-data; boundary=cut' };
const LARGE = 'x'.repeat(300_000);
const twoFiles = (name: string) => Buffer.from(`${file(name, LARGE)}${file(name, LARGE)}--cut--\r\n`);

const BODIES: [name: string, headers: Record<string, string>, body: Buffer][] = [
  ['two files', FORM, twoFiles('file')],
  ['two pictures', FORM, twoFiles('image')],
  ['a file of another field', FORM, twoFiles('other')],
  ['bytes', { 'content-type': 'application/octet-stream' }, Buffer.from(LARGE)],
  ['JSON', { 'content-type': 'application/json' }, Buffer.from(JSON.stringify([LARGE]))],
  ['JSON that is too large', { 'content-type': 'application/json' }, Buffer.alloc(1_200_000, ' ')],
  ['bytes without a type', {}, Buffer.from(LARGE)],
  ['a form without a boundary', { 'content-type': 'multipart/form-data' }, twoFiles('image')],
  [
    'a boundary of 300 characters',
    { 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` },
    twoFiles('image'),
  ],
  ['a form that ends in its boundary', FORM, Buffer.from(`${file('image', 'x')}--cu`)],
  ['a form that ends in its file', FORM, Buffer.from(file('file', 'x').slice(0, -1))],
  ['an empty form', FORM, Buffer.alloc(0)],
];

let server: TestServer;
let anna: TestUser;

beforeAll(async () => {
  server = await startTestServer({ config: { guestAllowance: 1_000_000 } });
  anna = await createTestUser(server.services);
});
afterAll(() => server.close());

function open(): RawHttpTestConnection {
  const connection = new RawHttpTestConnection(server.port);
  onTestFinished(() => void connection.socket.destroy());
  return connection;
}

it.each(BODIES)(
  'connection: answers the request after a body of %s, at every operation',
  async (_name, headers, body) => {
    const connection = open();
    for (const [access, line] of WITH_BODY) {
      for (const token of access === 'user' ? [null, anna.token] : [null]) {
        connection.send(line!, { ...headers, ...(token && { authorization: `Bearer ${token}` }) }, body);
        connection.send('GET /healthz');
        const [first, second] = [await connection.next(), await connection.next()];
        const { error } = JSON.parse(first!.body) as { error: string };
        expect([line, first!.status < 500, error]).toEqual([line, true, expect.stringMatching(/^api\./)]);
        expect([line, second?.body]).toEqual([line, 'ok\n']);
      }
    }
  },
);

it('connection: answers the request after an upload whose form holds two files', async () => {
  const group = await createTestGroup(server.services, [anna]);
  const { ask } = createUploadTestClient(server);
  const { url } = (await ask(anna, group, 'file', 'txt', `&size=${LARGE.length}`)).json.result;
  const connection = open();
  connection.send(`POST ${url}`, FORM, twoFiles('file'));
  connection.send('GET /healthz');
  expect((await connection.next())?.body).toBe('{"result":true}');
  expect((await connection.next())?.body).toBe('ok\n');
});

it('form: refuses another field before the file by its name', async () => {
  const field = `--cut\r\ncontent-disposition: form-data; name="caption"\r\n\r\nharbour\r\n`;
  const form = Buffer.from(`${field}${file('image', 'x')}--cut--\r\n`);
  const { status, json } = await server.call('POST', '/api/v1/users/avatar', {
    token: anna.token,
    headers: FORM,
    body: form,
  });
  expect([status, json.error]).toEqual([400, 'api.body.param_invalid.caption']);
});

it('connection: closes after the body at the request of the client', async () => {
  const connection = open();
  connection.send('POST /api/v1/files/uploads/1', { ...FORM, connection: 'close' }, twoFiles('file'));
  expect((await connection.next())?.status).toBe(403);
  await connection.closed;
});

it('connection: responds before the rest of the body arrives, and closes if it does not arrive', async () => {
  const http = createServer((request, response) => {
    response.once('finish', () => drainRequestBody(request, 50, () => {}));
    response.end('early');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void http.close());
  await once(http, 'listening');
  const connection = new RawHttpTestConnection((http.address() as AddressInfo).port);
  connection.send('POST /', {}, Buffer.from('some'), 1000);
  expect((await connection.next())?.status).toBe(200);
  await connection.closed;
});

it('server: closes while bodies are refused, unfinished and never sent', { timeout: 15_000 }, async () => {
  const other = await startTestServer();
  const person = await createTestUser(other.services);
  const group = await createTestGroup(other.services, [person]);
  const { url } = (await createUploadTestClient(other).ask(person, group, 'file', 'txt', '&size=1000')).json.result;
  const requests: [line: string, headers: Record<string, string>, body: Buffer, length?: number][] = [
    ['POST /api/v1/files/uploads/1', FORM, twoFiles('file')],
    ['POST /api/v1/files/uploads/1', FORM, twoFiles('file'), 10_000_000],
    [`PUT ${url}`, { 'content-type': 'application/octet-stream' }, Buffer.from('some'), 1000],
    ['POST /api/v1/login', { 'content-type': 'application/json' }, Buffer.from('{'), 1000],
    ['POST /api/v1/login', { 'content-type': 'application/json' }, Buffer.alloc(0), 1000],
  ];
  const connections = requests.map(([line, headers, body, length]) => {
    const connection = new RawHttpTestConnection(other.port);
    connection.send(line, headers, body, length);
    return connection;
  });
  expect((await connections[0]!.next())?.status).toBe(403);
  expect((await connections[1]!.next())?.status).toBe(403);
  await expect.poll(async () => (await other.call('GET', url)).json.result.received).toBe(4);
  await other.close();
  await Promise.all(connections.map(({ closed }) => closed));
});
