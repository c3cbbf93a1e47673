import { describe, expect, it } from 'vitest';
import { formatTestResponseCode } from '../test-chat.ts';
import { createTestCid } from '../test-world.ts';
import { TEST_LUCKY_ENVELOPE, TEST_MINEFIELD_ENVELOPE, createEnvelopeTestGroup } from './test-envelopes.ts';
import { useEnvelopeTestServer } from './test-envelope-server.ts';

const { server, envelopes } = useEnvelopeTestServer();

describe('sending a red envelope', () => {
  it('takes the points and adds a message with the card', async () => {
    const { sender, others, group } = await createEnvelopeTestGroup(server, envelopes, 1);
    const { json } = await envelopes.sending(sender, group, { ...TEST_LUCKY_ENVELOPE, greeting: ' 恭喜发财 ' });
    const { red_envelope: own, message } = json.result;
    expect(own).toMatchObject({ status: 5, amount: 100, claimed_amount: 0, own_claim: null, user_id: sender.id });
    expect(message).toMatchObject({ type: 'red_envelope', text: '恭喜发财', target_id: own.card.id });
    expect(message.red_envelope).toEqual(own.card);
    expect(own.card).toMatchObject({
      state: 'open',
      count: 5,
      claimed_count: 0,
      seed: null,
      end_at: null,
      stake: null,
    });
    expect(own.card.commitment).toMatch(/^[0-9a-f]{64}$/);
    const { result: history } = (await envelopes.get(others[0]!, `/api/v2/groups/${group}/messages?direction=before`))
      .json;
    expect(history.at(-1)).toMatchObject({ id: message.id, red_envelope: { id: own.card.id, state: 'open' } });
    expect(await envelopes.read(others[0]!, own.card.id)).toMatchObject({
      status: 4,
      amount: null,
      claimed_amount: null,
    });
    expect(await envelopes.points(sender)).toMatchObject({ balance: 4900, sign_valid: true });
    expect((await envelopes.logs(sender))[0]).toMatchObject({ type: 3, amount: -100 });
  });

  it('happens once for the same cid, also concurrently; another request with the cid is refused', async () => {
    const { sender, group } = await createEnvelopeTestGroup(server, envelopes, 1);
    const body = { ...TEST_LUCKY_ENVELOPE, cid: createTestCid() };
    const answers = await Promise.all([1, 2, 3].map(() => envelopes.sending(sender, group, body)));
    expect(new Set(answers.map(({ json }) => json.result.red_envelope.card.id)).size).toBe(1);
    expect((await envelopes.points(sender)).balance).toBe(4900);
    expect(formatTestResponseCode(await envelopes.sending(sender, group, { ...body, amount: 101 }))).toBe(
      '400 api.body.param_invalid.cid',
    );
    const { json } = await envelopes.post(sender, '/api/v1/messages', {
      type: 'text',
      group_id: group,
      text: 'x',
      cid: createTestCid(),
    });
    expect(
      formatTestResponseCode(await envelopes.sending(sender, group, { ...TEST_LUCKY_ENVELOPE, cid: json.result.cid })),
    ).toBe('400 api.body.param_invalid.cid');
    expect((await envelopes.points(sender)).balance).toBe(4900);
  });

  it.each([
    ['too few points', { amount: 5001 }, 'api.body.param_invalid.balance'],
    ['too many shares', { amount: 4 }, 'api.body.param_invalid.amount'],
    ['a digit', { digit: 3 }, 'api.body.param_invalid.digit'],
    ['a link', { greeting: 'see example.com' }, 'api.comment.has_hyperlink'],
    ['a wrong security code', { security_code: '000000' }, 'api.body.param_invalid.security_code'],
    ['a minefield without a digit', { kind: 3, amount: 500 }, 'api.body.param_invalid.digit'],
    [
      'a minefield of more than ten multiples',
      { ...TEST_MINEFIELD_ENVELOPE, amount: 600, count: 6 },
      'api.body.param_invalid.count',
    ],
  ])('is refused with %s', async (_, body, code) => {
    const { sender, group } = await createEnvelopeTestGroup(server, envelopes, 1);
    expect((await envelopes.sending(sender, group, { ...TEST_LUCKY_ENVELOPE, ...body })).json.error).toBe(code);
    expect((await envelopes.points(sender)).balance).toBe(5000);
  });

  it('is refused without a security code, for strangers, and for a direct message with several shares', async () => {
    const { sender, others, group } = await createEnvelopeTestGroup(server, envelopes, 1);
    const plain = await envelopes.person(100, { security_code_hash: null });
    expect(formatTestResponseCode(await envelopes.sending(plain, group))).toBe('400 api.security_code_empty');
    const stranger = await envelopes.person(100);
    expect(formatTestResponseCode(await envelopes.sending(stranger, group))).toBe('403 api.forbidden');
    const { json } = await envelopes.post(sender, '/api/v1/groups/direct', { contact_id: others[0]!.id });
    const direct = json.result.id;
    expect(formatTestResponseCode(await envelopes.sending(sender, direct))).toBe('400 api.body.param_invalid.count');
    expect(formatTestResponseCode(await envelopes.sending(sender, direct, TEST_MINEFIELD_ENVELOPE))).toBe(
      '400 api.body.param_invalid.kind',
    );
    const id = await envelopes.send(sender, direct, { kind: 1, amount: 60, count: 1 });
    expect((await envelopes.claim(others[0]!, id)).json.result).toMatchObject({ status: 0, own_claim: { amount: 60 } });
  });

  it('minefield: is refused for a brand without it and for an excluded user', async () => {
    const sender = await envelopes.person(1000, { brand: 'CHIT' });
    const { group, sender: excluded } = await createEnvelopeTestGroup(server, envelopes, 0);
    expect(formatTestResponseCode(await envelopes.sending(sender, group, TEST_MINEFIELD_ENVELOPE))).toBe(
      '403 api.red_envelope.minefield_off',
    );
    const { json } = await envelopes.post(excluded, '/api/v1/red-envelopes/exclusion', { days: 7 });
    const until = json.result.minefield.excluded_until;
    const again = await envelopes.post(excluded, '/api/v1/red-envelopes/exclusion', { days: 1 });
    expect(again.json.result.minefield.excluded_until).toBe(until);
    const answer = await envelopes.sending(excluded, group, TEST_MINEFIELD_ENVELOPE);
    expect([formatTestResponseCode(answer), answer.json.result]).toEqual(['403 api.red_envelope.excluded', { until }]);
  });
});
