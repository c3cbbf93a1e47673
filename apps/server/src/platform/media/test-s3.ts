import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../../base/media-config.ts';

type StoredObject = { content: Buffer; contentType: string };

const KEYS = { accessKeyId: 'somebody', secretAccessKey: 'a secret of theirs' };
const REGION = 'eu-test-1';
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** In-memory object storage with the features we use; it checks signatures (AWS4-HMAC-SHA256) like a real one. */
export async function startTestS3() {
  const kept = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url!, `http://${request.headers.host}`);
      const content = await buffer(request);
      const answer = (status: number, headers: Record<string, string | number> = {}, body?: Buffer) =>
        response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
      if (!isSigned(request, url)) return answer(403);
      const source = request.headers['x-amz-copy-source'];
      if (request.method === 'PUT' && source !== undefined) {
        const original = kept.get(String(source));
        if (original) kept.set(url.pathname, original);
        return answer(original ? 200 : 404);
      }
      if (request.method === 'PUT') {
        kept.set(url.pathname, { content, contentType: request.headers['content-type'] ?? '' });
        return answer(200);
      }
      if (request.method === 'DELETE') {
        kept.delete(url.pathname);
        return answer(204);
      }
      const found = kept.get(url.pathname);
      if (!found) return answer(404);
      const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      const part = first ? found.content.subarray(Number(first), last ? Number(last) + 1 : undefined) : found.content;
      const headers: Record<string, string | number> = {
        'content-length': part.length,
        'content-type': url.searchParams.get('response-content-type') ?? found.contentType,
      };
      const disposition = url.searchParams.get('response-content-disposition');
      if (disposition) headers['content-disposition'] = disposition;
      return answer(first ? 206 : 200, headers, part);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config: S3Config = { endpoint, publicEndpoint: endpoint, region: REGION, bucket: 'quintet', ...KEYS };
  return {
    config,
    /** The keys of the stored objects. */
    keys: () => [...kept.keys()].map((path) => path.slice('/quintet/'.length)),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Checks the signature in the header, or of a presigned URL. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const fields = Object.fromEntries(
    (request.headers.authorization ?? '').split(/[ ,]+/).map((part) => part.split(/=(.*)/) as [string, string]),
  );
  const query = url.searchParams;
  const isPresigned = query.has('X-Amz-Signature');
  const of = (name: string) => (isPresigned ? query.get(`X-Amz-${name}`) : fields[name]) ?? '';
  const time = isPresigned ? of('Date') : String(request.headers['x-amz-date']);
  const [accessKeyId, ...scope] = of('Credential').split('/');
  const given = of('Signature');
  if (accessKeyId !== KEYS.accessKeyId || (isPresigned && !isInTime(time, Number(of('Expires'))))) return false;

  query.delete('X-Amz-Signature');
  query.sort();
  const encoded = Array.from(query, ([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  const headers = of('SignedHeaders').split(';');
  const canonical = [
    request.method,
    url.pathname,
    encoded,
    ...headers.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    headers.join(';'),
    isPresigned ? 'UNSIGNED-PAYLOAD' : request.headers['x-amz-content-sha256'],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = scope.reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${KEYS.secretAccessKey}`);
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope.join('/'), digest].join('\n')).toString('hex') === given;
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `time` as `20260102T030405Z`; `seconds` is the lifetime. */
function isInTime(time: string, seconds: number): boolean {
  const begin = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  return begin <= Date.now() + 60_000 && Date.now() < begin + seconds * 1000;
}
