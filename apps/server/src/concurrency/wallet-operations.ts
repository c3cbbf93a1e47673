import { createTestCid } from '../slices/test-world.ts';
import { endMinefieldJob } from '../slices/red-envelopes/end-envelopes.ts';
import { expireTestEnvelope } from '../slices/red-envelopes/test-envelopes.ts';
import type { ConcurrencyTestJob, ConcurrencyTestOperation } from './operation.ts';

const redemption = (code: string) => ({ amount: 300, fee: 3, security_code: code, cid: createTestCid() });

/** Operations on points, and on the account of a payment provider. */
export const CONCURRENCY_TEST_WALLET_OPERATIONS: readonly ConcurrencyTestOperation[] = [
  [
    'createRedEnvelope',
    'by ann',
    ['points'],
    (s) => [
      s.ann,
      {},
      { kind: 2, amount: 300, count: 2, group_id: s.group, security_code: s.code, cid: createTestCid() },
    ],
  ],
  ['claimRedEnvelope', 'by ann', ['envelope', 'points'], (s) => [s.ann, { id: s.envelope }, {}]],
  ['claimRedEnvelope', 'by cat', ['envelope', 'group role', 'member'], (s) => [s.cat, { id: s.envelope }, {}]],
  ['withdrawToPoint', 'by ann', ['points'], (s) => [s.ann, {}, { address: 'P100', ...redemption(s.code) }]],
  ['withdrawToWellpay', 'by ben', ['binding'], (s) => [s.ben, {}, redemption(s.code)]],
  ['unbindWellpay', 'by ben', ['binding'], (s) => [s.ben, {}, { code: s.code }]],
  ['bindWellpay', 'by ann', ['new binding'], (s) => [s.ann, {}, { code: s.code }]],
];

export const CONCURRENCY_TEST_WALLET_JOBS: readonly ConcurrencyTestJob[] = [
  [
    'end a red envelope of ben',
    ['binding', 'envelope'],
    async (services, { envelope }) => {
      await expireTestEnvelope({ services }, envelope);
      const attempt = { number: 1, lastError: null, signal: new AbortController().signal };
      await endMinefieldJob.run(services, { id: envelope }, attempt);
    },
  ],
];
