import type { SeededRandom } from '@quintet/domain/random';
import { resolveFuzzContractRef, type FuzzSchema } from './contract.ts';
import type { FuzzWorld } from './world.ts';

/** Texts for patterns in the contract that refer to no data in the world. */
const TEXTS: Record<string, readonly string[]> = {
  '^[0-9]+$': ['19900000001', '9000000002', '1234'],
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$': ['wren@quintet.example', 'nobody@quintet.example'],
  '^[0-9]{6}$': ['123456', '000000'],
};
const WORDS = ['hello', 'see you at seven', '明天见', 'a1b2c3', 'quintet5', 'web', 'en', '👍', 'x'];

/** Invalid or unusual values. `RAW` has values that JavaScript cannot serialise. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  -0,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '\u0000',
  'nul\u0000inside',
  '\ud800',
  'half \udfff a pair',
  '\u202eright to left',
  'e\u0301'.repeat(200),
  '😀'.repeat(300),
  'x'.repeat(20_000),
  '9'.repeat(400),
  '-1',
  '1e3',
  '%00',
  '../../../etc/passwd',
  "' or 1=1; --",
  '$1',
  '{}',
  '__proto__',
  'constructor',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999+14:00',
  [],
  [[]],
  {},
  { $ref: '#' },
  Array.from({ length: 3000 }, (_, index) => index),
  Array.from({ length: 300 }, () => 'u10001'),
];

/** Replaced by a text of `RAW`: JSON, partly invalid, that JSON.stringify cannot produce. */
export const FUZZ_RAW_JSON_PLACEHOLDER = 'raw-7f3a';
const RAW = [
  '1e400',
  '-1e400',
  '123456789012345678901234567890',
  '0.000000000000000000000000000000000000001',
  '"\\ud800\\ud800"',
  '"\\u0000"',
  '{"__proto__":{"a":1},"constructor":{"prototype":1}}',
  '{"a":1,"a":2}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  'NaN',
  "'single'",
  '01',
];

export type FuzzValueGenerator = ReturnType<typeof createFuzzValueGenerator>;

/** Creates valid and invalid values for schemas; deterministic for the same `random`. */
export function createFuzzValueGenerator(random: SeededRandom, world: FuzzWorld) {
  const isRare = (share: number) => random.next() < share;

  function textOf({ pattern = '', minLength = 0, maxLength = 50, format }: FuzzSchema, name: string): string {
    if (format === 'date-time') return new Date(1_767_225_600_000 + random.below(1e9)).toISOString();
    const known = world.named[name] ?? world.patterned[pattern] ?? TEXTS[pattern];
    if (known && known.length > 0) return random.pick(known);
    const text = pattern === '' && minLength < 6 ? random.pick(WORDS) : 'abc123'.repeat(Math.ceil(minLength / 6) || 1);
    return text.slice(0, Math.max(1, maxLength));
  }

  /** A value that almost always matches the schema. */
  function valid(schema: FuzzSchema, name = ''): unknown {
    const { type, ...given } = resolveFuzzContractRef(schema);
    if (given.const !== undefined) return given.const;
    if (given.enum) return random.pick(given.enum);
    if (given.oneOf) return valid(random.pick(given.oneOf), name);
    const kind = Array.isArray(type) ? random.pick(type) : type;
    if (kind === 'object' || given.properties) return validObject(given);
    if (kind === 'array') {
      const length = (given.minItems ?? 0) + random.below(3);
      return Array.from({ length }, () => valid(given.items ?? {}, name));
    }
    if (kind === 'integer' || kind === 'number')
      return (given.minimum ?? 0) + random.below(Math.min(given.maximum ?? 50, 50));
    if (kind === 'boolean') return isRare(0.5);
    if (kind === 'null') return null;
    return textOf(given, name);
  }

  function validObject({ properties = {}, required = [] }: FuzzSchema): Record<string, unknown> {
    const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || isRare(0.4));
    return Object.fromEntries(chosen.map(([name, schema]) => [name, valid(schema, name)]));
  }

  const hostile = (): unknown => (isRare(0.2) ? FUZZ_RAW_JSON_PLACEHOLDER : random.pick(HOSTILE));

  /** The value with one flaw: a wrong value, an additional field or a missing field. */
  function spoil(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || isRare(0.1)) return hostile();
    const keys = Object.keys(value);
    const key = random.pick(keys);
    const way = random.below(4);
    if (Array.isArray(value))
      return keys.length === 0 ? [hostile()] : value.with(Number(key), spoil(value[Number(key)]));
    const fields = value as Record<string, unknown>;
    if (way === 0 || key === undefined)
      return { ...fields, [random.pick(['unknown', '__proto__x', 'id', ''])]: hostile() };
    if (way === 1) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
    return { ...fields, [key]: way === 2 ? hostile() : spoil(fields[key]) };
  }

  const write = (value: unknown): string =>
    (JSON.stringify(value) ?? '').replaceAll(`"${FUZZ_RAW_JSON_PLACEHOLDER}"`, () => random.pick(RAW));

  return { valid, hostile, spoil, write };
}
