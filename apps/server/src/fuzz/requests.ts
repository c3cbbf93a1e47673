import { createSeededRandom, type SeededRandom } from '@quintet/domain/random';
import { type FuzzOperation, listFuzzOperations } from './contract.ts';
import { createFuzzMultipartGenerator } from './multipart-bodies.ts';
import { createFuzzHeadMutator, serializeFuzzRequest } from './heads.ts';
import { createFuzzValueGenerator } from './values.ts';
import type { RawFuzzRequest } from './wire.ts';
import type { FuzzUser, FuzzWorld } from './world.ts';

/** Operations that end the user's session or account. */
const FINAL = new Set<FuzzOperation['id']>([
  'logoutUser',
  'deleteMe',
  'changePassword',
  'setFirstPassword',
  'recoverPassword',
]);
/** Kinds of flaws and their share in percent. */
const FLAWS = { nothing: 20, body: 30, query: 12, path: 8, head: 10, form: 8, cut: 6, bytes: 6 };
type Flaw = keyof typeof FLAWS;
/** Bytes; above the limit of a body. */
const TOO_MUCH = 1_200_000;

/** Yields requests built from the contract without end; deterministic for a seed and a world. */
export function* generateFuzzRequests(seed: number, world: FuzzWorld): Generator<RawFuzzRequest> {
  const random = createSeededRandom(seed);
  // Weight uploads more, because each of them has its own body parser.
  const operations = listFuzzOperations().flatMap((operation) =>
    Array<FuzzOperation>(operation.isUpload ? 5 : 1).fill(operation),
  );
  const values = createFuzzValueGenerator(random, world);
  const multipartBodies = createFuzzMultipartGenerator(random);
  const heads = createFuzzHeadMutator(random);

  for (;;) {
    const operation = random.pick(operations);
    const flaw = draw(random);
    const person = pickPerson(operation);
    const isForm = flaw === 'form' || (operation.isUpload && random.below(4) > 0);
    const { body, headers } = isForm ? multipartBodies.make(flaw === 'form') : bodyOf(operation, flaw);
    const request = {
      method: operation.method,
      target: createTarget(operation, flaw),
      headers: { ...headers, ...(person && { authorization: `Bearer ${person.token}` }) },
      body: flaw === 'bytes' ? breakBytes(body) : body,
    };
    const name = `${operation.id} as ${person?.name ?? 'a guest'}, ${flaw}`;
    if (flaw === 'head') yield heads.make(name, request);
    else yield flaw === 'cut' ? cut(name, request) : { ...serializeFuzzRequest(request), name, isCut: false };
  }

  function pickPerson({ id }: FuzzOperation): FuzzUser | null {
    if (random.below(8) === 0) return null;
    return FINAL.has(id) ? world.leaver : random.pick(world.people);
  }

  function createTarget({ path, parameters }: FuzzOperation, flaw: Flaw): string {
    const hostile = () => encode(values.hostile());
    const segments = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      if (flaw === 'path' && random.below(2) === 0) return hostile();
      const parameter = parameters.find((known) => known.in === 'path' && known.name === name);
      return encode(values.valid(parameter?.schema ?? {}, name));
    });
    const query = parameters
      .filter((known) => known.in === 'query' && (known.required || random.below(2) === 0))
      .map(({ name, schema }) => `${name}=${encode(values.valid(schema, name))}`);
    if (flaw === 'query') {
      const name = parameters.find((known) => known.in === 'query')?.name ?? 'unknown';
      query.push(
        random.pick([`${name}=${hostile()}`, `${name}=a&${name}=b`, `${name}[]=1`, name, '=', '%ff=%ff', '&&&']),
      );
    }
    const target = `${segments}${query.length > 0 ? '?' : ''}${query.join('&')}`;
    return flaw === 'path' && random.below(3) === 0 ? random.pick(ODD_TARGETS)(segments) : target;
  }

  function encode(value: unknown): string {
    const text = typeof value === 'string' ? value : values.write(value);
    const short = text.slice(0, random.below(10) === 0 ? 20_000 : 300);
    return random.below(12) === 0 ? random.pick(ODD_BYTES) : encodeURIComponent(short.toWellFormed());
  }

  function bodyOf({ body, method }: FuzzOperation, flaw: Flaw): { body: Buffer; headers: Record<string, string> } {
    if (!body && flaw !== 'body') return { body: Buffer.alloc(0), headers: {} };
    const value = values.valid(body ?? {});
    const text = values.write(flaw === 'body' ? values.spoil(value) : value);
    const type = flaw === 'body' && random.below(5) === 0 ? random.pick(ODD_TYPES) : 'application/json';
    const isBare = method === 'GET' && random.below(2) === 0;
    if (isBare) return { body: Buffer.alloc(0), headers: {} };
    const padding = flaw === 'body' && random.below(40) === 0 ? ' '.repeat(TOO_MUCH) : '';
    return { body: Buffer.from(text + padding), headers: { 'content-type': type } };
  }

  /** Inserts bytes that make a body invalid UTF-8 or invalid JSON. */
  function breakBytes(body: Buffer): Buffer {
    const at = random.below(body.length + 1);
    const broken = random.pick([
      [0xff],
      [0xc3],
      [0xed, 0xa0, 0x80],
      [0x00],
      [0xef, 0xbb, 0xbf],
      [0x22],
      [0x5c],
      [0xf4, 0x90, 0x80, 0x80],
    ]);
    return Buffer.concat([body.subarray(0, at), Buffer.from(broken), body.subarray(at)]);
  }

  /** Truncates a request, after which the connection ends. */
  function cut(name: string, request: Parameters<typeof serializeFuzzRequest>[0]): RawFuzzRequest {
    const { bytes, method } = serializeFuzzRequest(request);
    return { name, method, bytes: bytes.subarray(0, 1 + random.below(bytes.length)), isCut: true };
  }
}

function draw(random: SeededRandom): Flaw {
  let dice = random.below(Object.values(FLAWS).reduce((sum, share) => sum + share, 0));
  return (Object.keys(FLAWS) as Flaw[]).find((flaw) => (dice -= FLAWS[flaw]) < 0)!;
}

const ODD_BYTES = [
  '%',
  '%0',
  '%00',
  '%ff',
  '%c0%80',
  '%E0%A4%A',
  '%ed%a0%80',
  '%2e%2e%2f',
  '%2F',
  '%F0%9F%98%80',
  '.',
  '..',
  '',
];
const ODD_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/octet-stream',
  'application/vnd.api+json',
  'x'.repeat(500),
  '',
];
const ODD_TARGETS: ((target: string) => string)[] = [
  (target) => `/${target}`,
  (target) => `${target}/`,
  (target) => `${target}/..`,
  (target) => target.toUpperCase(),
  (target) => `http://evil.example${target}`,
  (target) => `${target}#fragment`,
  (target) => `${target}?${'a=b&'.repeat(2000)}`,
  (target) => `/${'x'.repeat(9000)}${target}`,
  () => '*',
  () => '/api/v1/%',
  () => '/',
  () => '/media/../../etc/passwd',
  () => '/api/v1/events',
];
