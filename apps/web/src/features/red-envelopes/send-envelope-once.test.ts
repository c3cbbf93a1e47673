import { ApiError } from '@quintet/api/error';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendEnvelopeOnce } from './send-envelope-once.ts';
import type { PendingEnvelope } from './pending-envelope.ts';

const ENVELOPE: PendingEnvelope = { cid: 'c1', kind: 2, amount: 500, count: 10, digit: null, greeting: '' };
const failWith = (status: number, code: string) => () =>
  Promise.reject(new ApiError({ code, status, operation: 'createRedEnvelope' }));

let stored: PendingEnvelope | null;
let posted: string[];
const storage = { read: () => stored, write: (sent: PendingEnvelope | null) => void (stored = sent) };
const post = ({ cid }: PendingEnvelope) => {
  posted.push(cid);
  return Promise.resolve('sent');
};

beforeEach(() => {
  stored = null;
  posted = [];
});

describe('sending an envelope', () => {
  it('is stored while its request runs, and not after its answer', async () => {
    const during: (PendingEnvelope | null)[] = [];
    await sendEnvelopeOnce(storage, ENVELOPE, () => Promise.resolve(during.push(stored)));
    expect([during, stored]).toEqual([[ENVELOPE], null]);
  });

  it('stays stored after a lost answer, and is sent again with the same cid', async () => {
    await expect(sendEnvelopeOnce(storage, ENVELOPE, failWith(0, 'api.noConnection'))).rejects.toBeInstanceOf(ApiError);
    expect(stored).toEqual(ENVELOPE);
    await expect(sendEnvelopeOnce(storage, stored!, post)).resolves.toBe('sent');
    expect([posted, stored]).toEqual([['c1'], null]);
  });

  it('stays unknown after a wrong security password in the next attempt', async () => {
    stored = ENVELOPE;
    const wrong = failWith(400, 'api.body.param_invalid.security_code');
    await expect(sendEnvelopeOnce(storage, ENVELOPE, wrong)).rejects.toBeInstanceOf(ApiError);
    expect(stored).toEqual(ENVELOPE);
  });

  it('is free to change after a refusal', async () => {
    await expect(
      sendEnvelopeOnce(storage, ENVELOPE, failWith(400, 'api.body.param_invalid.balance')),
    ).rejects.toBeInstanceOf(ApiError);
    expect(stored).toBeNull();
    await expect(sendEnvelopeOnce(storage, ENVELOPE, failWith(429, 'api.too_many_requests'))).rejects.toBeInstanceOf(
      ApiError,
    );
    expect(stored).toBeNull();
  });

  it('is not requested while another envelope of the chat is unknown', async () => {
    stored = ENVELOPE;
    await expect(sendEnvelopeOnce(storage, { ...ENVELOPE, cid: 'c2' }, post)).resolves.toBeNull();
    expect([posted, stored]).toEqual([[], ENVELOPE]);
  });
});
