import type { SeededRandom } from '@quintet/domain/random';
import type { RawFuzzRequest } from './wire.ts';

export type FuzzRequest = { method: string; target: string; headers: Record<string, string>; body: Buffer };

const HOST = 'gu.localhost';

/** Serialises a request as HTTP/1.1. `lines` are added to the head unchanged. */
export function serializeFuzzRequest({ method, target, headers, body }: FuzzRequest, lines: readonly string[] = []) {
  const all: Record<string, string> = { host: HOST, ...headers };
  if (body.length > 0 && !all['transfer-encoding']) all['content-length'] ??= String(body.length);
  const head = [
    `${method} ${target} HTTP/1.1`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
    ...lines,
    '',
    '',
  ];
  return { method, bytes: Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), body]) };
}

const METHODS = [
  'GET',
  'HEAD',
  'OPTIONS',
  'PATCH',
  'DELETE',
  'POST',
  'PUT',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'BREW',
  'get',
];
const TOKENS = [
  'Bearer',
  'Bearer x',
  'Basic YTpi',
  `Bearer ${'a'.repeat(5000)}`,
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1MTAwMDEifQ.',
  'bearer \u00e9\u00ff',
];
/** Header lines: some plausible, some only malicious. */
const LINES: readonly (readonly string[])[] = [
  ['host: mee.localhost'],
  ['x-version: 2.7.0', 'x-brand: MEE'],
  ['x-version: \u00ff', 'x-brand: __proto__'],
  [`x-version: ${'9'.repeat(4000)}`],
  ['x-forwarded-for: 203.0.113.9, ::1, not an address'],
  ['accept-encoding: gzip;q=x, *;q=-1'],
  ['range: bytes=5-1,0-,-0', 'if-none-match: "*'],
  ['expect: 100-continue'],
  ['expect: something-else'],
  ['connection: close'],
  ['connection: keep-alive, Upgrade', 'upgrade: h2c'],
  [
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  ],
  ['connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 99'],
  ['content-type: application/json', 'content-type: text/plain'],
  ['transfer-encoding: gzip'],
  ['transfer-encoding: chunked', 'content-length: 5'],
  ['content-length: -1'],
  ['content-length: 5, 6'],
  ['content-length: 99999999999999999999'],
  [' folded: header'],
  ['no colon'],
  ['bad name : x'],
  ['x: a\u0000b'],
  [`cookie: ${'a=b; '.repeat(300)}`],
  [`x-long: ${'y'.repeat(20_000)}`],
  Array.from({ length: 150 }, (_, index) => `x-many-${index}: y`),
];

/** Headers that make the end of the request ambiguous. */
const ABOUT_BODY = /^(transfer-encoding|content-length)/;

/** Creates requests with an unusual head. The connection ends after those whose body might not end. */
export function createFuzzHeadMutator(random: SeededRandom) {
  return {
    make(name: string, request: FuzzRequest): RawFuzzRequest {
      const way = random.below(4);
      if (way === 0) {
        const method = random.pick(METHODS);
        return { ...serializeFuzzRequest({ ...request, method }), name: `${name} by ${method}`, isCut: false };
      }
      if (way === 1) {
        const headers = { ...request.headers, authorization: random.pick(TOKENS) };
        return { ...serializeFuzzRequest({ ...request, headers }), name: `${name} of a token`, isCut: false };
      }
      if (way === 2) return { ...writeChunked(request), name: `${name}, in chunks`, isCut: true };
      const lines = random.pick(LINES);
      const isCut = lines.some((line) => ABOUT_BODY.test(line));
      return { ...serializeFuzzRequest(request, lines), name: `${name}: ${lines[0]?.slice(0, 40)}`, isCut };
    },
  };

  /** Writes a chunked body, which may be malformed or unterminated. */
  function writeChunked(request: FuzzRequest) {
    const { body, headers } = request;
    const size = body.length.toString(16);
    const chunks = random.pick([
      `${size}\r\n${body.toString('latin1')}\r\n0\r\n\r\n`,
      `${size}\r\n${body.toString('latin1')}\r\n`,
      `zz\r\n${body.toString('latin1')}`,
      `ffffffffffffffff\r\n${body.toString('latin1')}`,
      `${size};a=b\r\n${body.toString('latin1')}\r\n0\r\nx: y\r\n\r\n`,
      '0\r\n\r\n',
    ]);
    return serializeFuzzRequest({
      ...request,
      headers: { ...headers, 'transfer-encoding': 'chunked' },
      body: Buffer.from(chunks, 'latin1'),
    });
  }
}
