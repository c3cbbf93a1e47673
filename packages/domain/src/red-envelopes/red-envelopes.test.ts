import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../random.ts';
import { computeSharesCommitment, isEnvelopeFair } from './fairness.ts';
import { isMinefieldHit, computeMinefieldResults } from './minefield.ts';
import {
  findInvalidEnvelopeField,
  getMinefieldSharesMax,
  getMinefieldStake,
  RED_ENVELOPE_LUCKY,
  RED_ENVELOPE_MINEFIELD,
  RED_ENVELOPE_NORMAL,
} from './rules.ts';
import { drawShares } from './shares.ts';

const GROUP = { isDirect: false, multiple: 2 };
const DIRECT = { isDirect: true, multiple: 2 };
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('findInvalidEnvelopeField', () => {
  it.each([
    [{ kind: RED_ENVELOPE_NORMAL, amount: 10, count: 5 }, GROUP, null],
    [{ kind: RED_ENVELOPE_NORMAL, amount: 11, count: 5 }, GROUP, 'amount'],
    [{ kind: RED_ENVELOPE_NORMAL, amount: 1.5, count: 1 }, GROUP, 'amount'],
    [{ kind: RED_ENVELOPE_LUCKY, amount: 100, count: 100 }, GROUP, null],
    [{ kind: RED_ENVELOPE_LUCKY, amount: 99, count: 100 }, GROUP, 'amount'],
    [{ kind: RED_ENVELOPE_LUCKY, amount: 1_000_001, count: 1 }, GROUP, 'amount'],
    [{ kind: RED_ENVELOPE_LUCKY, amount: 1000, count: 101 }, GROUP, 'count'],
    [{ kind: RED_ENVELOPE_LUCKY, amount: 1000, count: 0 }, GROUP, 'count'],
    [{ kind: RED_ENVELOPE_LUCKY, amount: 1000, count: 2 }, DIRECT, 'count'],
    [{ kind: RED_ENVELOPE_LUCKY, amount: 1000, count: 1 }, DIRECT, null],
    [{ kind: RED_ENVELOPE_LUCKY, amount: 1000, count: 1, digit: 3 }, GROUP, 'digit'],
    [{ kind: RED_ENVELOPE_LUCKY, amount: 1000, count: 1, greeting: '福'.repeat(50) }, GROUP, null],
    [{ kind: RED_ENVELOPE_LUCKY, amount: 1000, count: 1, greeting: '福'.repeat(51) }, GROUP, 'greeting'],
    [{ kind: RED_ENVELOPE_MINEFIELD, amount: 500, count: 5, digit: 0 }, GROUP, null],
    [{ kind: RED_ENVELOPE_MINEFIELD, amount: 499, count: 5, digit: 0 }, GROUP, 'amount'],
    [{ kind: RED_ENVELOPE_MINEFIELD, amount: 600, count: 6, digit: 0 }, GROUP, 'count'],
    [{ kind: RED_ENVELOPE_MINEFIELD, amount: 600, count: 1, digit: 0 }, GROUP, 'count'],
    [{ kind: RED_ENVELOPE_MINEFIELD, amount: 500, count: 5 }, GROUP, 'digit'],
    [{ kind: RED_ENVELOPE_MINEFIELD, amount: 500, count: 5, digit: 10 }, GROUP, 'digit'],
    [{ kind: RED_ENVELOPE_MINEFIELD, amount: 500, count: 2, digit: 1 }, DIRECT, 'kind'],
  ] as const)('%j: %s', (input, context, field) => {
    expect(findInvalidEnvelopeField(input, context)).toBe(field);
  });
});

it.each([
  [1, 10],
  [1.5, 6],
  [2, 5],
  [10, 1],
])('minefield with the multiple %f: has at most %i shares', (multiple, max) => {
  expect(getMinefieldSharesMax(multiple)).toBe(max);
});

it.each([
  [500, 2, 1000],
  [333, 1.5, 499],
  [100, 2.3, 230],
])('stake of %i points with the multiple %f: is %i', (amount, multiple, stake) => {
  expect(getMinefieldStake(amount, multiple)).toBe(stake);
});

const kind = fc.constantFrom(RED_ENVELOPE_LUCKY, RED_ENVELOPE_MINEFIELD);
const envelope = fc
  .record({ kind, count: fc.integer({ min: 2, max: 100 }), more: fc.nat(5000), seed: fc.integer() })
  .map(({ kind, count, more, seed }) => {
    const shares = kind === RED_ENVELOPE_MINEFIELD ? Math.min(count, 10) : count;
    return { kind, count: shares, amount: shares * (kind === RED_ENVELOPE_MINEFIELD ? 100 : 1) + more, seed };
  });

describe('drawShares', () => {
  it('gives the right number of shares, each of 1 point or more, that add up to the amount', () => {
    fc.assert(
      fc.property(envelope, ({ kind, count, amount, seed }) => {
        const shares = drawShares(kind, amount, count, createSeededRandom(seed).below);
        expect(shares).toHaveLength(count);
        expect(sum(shares)).toBe(amount);
        expect(shares.every((share) => Number.isInteger(share) && share >= 1)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('gives equal shares for the normal kind, and the amount for one share', () => {
    expect(drawShares(RED_ENVELOPE_NORMAL, 30, 3, createSeededRandom(1).below)).toEqual([10, 10, 10]);
    expect(drawShares(RED_ENVELOPE_LUCKY, 30, 1, createSeededRandom(1).below)).toEqual([30]);
  });

  it.each([2, 5, 10])(
    'minefield of %i shares: each last digit is drawn in 9.5 to 10.5 % of 1,000,000 shares',
    (count) => {
      const { below } = createSeededRandom(18);
      const drawn = Array.from({ length: 10 }, () => 0);
      for (let round = 0; round < 1_000_000 / count; round += 1)
        for (const share of drawShares(RED_ENVELOPE_MINEFIELD, 100 * count, count, below)) drawn[share % 10]! += 1;
      for (const amount of drawn) {
        expect(amount / 1_000_000).toBeGreaterThan(0.095);
        expect(amount / 1_000_000).toBeLessThan(0.105);
      }
    },
  );

  it('position of a claim: does not change the distribution of its share (chi-square, p > 0.001)', () => {
    const { below } = createSeededRandom(7);
    const [count, amount, rounds, bins] = [5, 500, 20_000, 8];
    const seen = Array.from({ length: count }, () => Array.from({ length: bins }, () => 0));
    for (let round = 0; round < rounds; round += 1)
      drawShares(RED_ENVELOPE_LUCKY, amount, count, below).forEach((share, position) => {
        seen[position]![Math.min(bins - 1, Math.floor(share / 25))]! += 1;
      });
    const expected = Array.from({ length: bins }, (_, bin) => sum(seen.map((row) => row[bin]!)) / count);
    const distance = sum(
      seen.flatMap((row) => row.map((found, bin) => (found - expected[bin]!) ** 2 / expected[bin]!)),
    );
    // The critical value of 28 = (5 - 1) × (8 - 1) degrees of freedom at 0.001.
    expect(distance).toBeLessThan(56.89);
  });

  it('minefield: sender gains nothing on average at the most shares', () => {
    const { below } = createSeededRandom(3);
    let gain = 0;
    const rounds = 100_000;
    for (let round = 0; round < rounds; round += 1) {
      const shares = drawShares(RED_ENVELOPE_MINEFIELD, 500, 5, below);
      gain += computeMinefieldResults(500, 4, shares).hits.length * getMinefieldStake(500, 2) - 500;
    }
    // A hit pays 1000 points; the standard error of the mean is about 2.1 points.
    expect(Math.abs(gain / rounds)).toBeLessThan(8);
  });
});

it('computeMinefieldResults: pays the claimed shares, returns the rest, and finds the hits', () => {
  fc.assert(
    fc.property(envelope, fc.nat(9), fc.nat(100), ({ count, amount, seed }, digit, claimed) => {
      const shares = drawShares(RED_ENVELOPE_LUCKY, amount, count, createSeededRandom(seed).below).slice(0, claimed);
      const { paid, hits, returned } = computeMinefieldResults(amount, digit, shares);
      expect(paid + returned).toBe(amount);
      expect(returned).toBeGreaterThanOrEqual(0);
      expect(shares.filter((_, index) => hits.includes(index)).every((share) => isMinefieldHit(share, digit))).toBe(
        true,
      );
      expect(hits).toHaveLength(shares.filter((share) => share % 10 === digit).length);
    }),
  );
});

describe('isEnvelopeFair', () => {
  const seed = 'ab'.repeat(32);
  const shares = [12, 30, 8];
  const claims = [{ index: 2, amount: 8 }];
  const sent = async () => ({
    commitment: await computeSharesCommitment(seed, shares),
    seed,
    shares,
    amount: 50,
    claims,
  });

  it('accepts the shares that were committed to', async () => {
    expect(await computeSharesCommitment(seed, shares)).toMatch(/^[0-9a-f]{64}$/);
    expect(await isEnvelopeFair(await sent())).toBe(true);
  });

  it.each([
    ['other shares', { shares: [13, 29, 8] }],
    ['another order', { shares: [30, 12, 8] }],
    ['another seed', { seed: 'ac'.repeat(32) }],
    ['another amount', { amount: 51 }],
    ['a claim of another share', { claims: [{ index: 0, amount: 8 }] }],
    ['two claims of one share', { claims: [...claims, ...claims] }],
  ])('refuses %s', async (_, change) => {
    expect(await isEnvelopeFair({ ...(await sent()), ...change })).toBe(false);
  });
});
