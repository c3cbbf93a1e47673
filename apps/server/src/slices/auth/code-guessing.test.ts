import { describe, expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { createTestUser, signInTestUser } from '../test-world.ts';
import { useFrozenTestClock } from './test-clock.ts';
import { createVerificationTestClient, createTestEmailContact, getWrongTestCode } from './test-verification-codes.ts';

const server = useTestServer({ config: { trustProxy: 1, rateLimitFactor: 1, guestAllowance: 10_000 } });
const visitor = createVerificationTestClient(server);
const after = useFrozenTestClock();

describe('guessing a code', () => {
  it('is limited to five attempts, also concurrent ones', async () => {
    const contact = createTestEmailContact();
    await visitor.send(contact);
    const code = visitor.lastCode();
    const guesses = Array.from({ length: 12 }, (_, step) => visitor.check(contact, getWrongTestCode(code, step + 1)));
    const errors = (await Promise.all(guesses)).map(({ json }) => json.error);
    expect(errors.filter((error) => error === 'api.body.param_invalid.code')).toHaveLength(5);
    expect(errors.filter((error) => error === 'api.body.param_expired.code')).toHaveLength(7);
    expect((await visitor.check(contact, code)).json.error).toBe('api.body.param_expired.code');
  });

  it('is limited to five minutes', async () => {
    const contact = createTestEmailContact();
    await visitor.send(contact);
    after(301);
    expect((await visitor.check(contact, visitor.lastCode())).json.error).toBe('api.body.param_expired.code');
  });

  it.each([
    ['from another device', {}, { device_id: 'device-0009' }],
    ['for another purpose', { op_type: 'recovery' }, {}],
    ['at another brand', {}, { host: 'mee.localhost' }],
  ])('cannot use a code %s', async (_name, extra, options) => {
    const contact = createTestEmailContact();
    await visitor.send(contact);
    const answer = await visitor.check(contact, visitor.lastCode(), extra, options);
    expect([answer.status, answer.json.error]).toEqual([400, 'api.data_invalid']);
  });

  it('is rate-limited by address', async () => {
    const ip = '203.0.113.7';
    let answer = await visitor.check(createTestEmailContact(), '123456', {}, { ip });
    for (let tries = 0; tries < 50; tries += 1)
      answer = await visitor.check(createTestEmailContact(), '123456', {}, { ip });
    expect([answer.status, answer.json.error]).toEqual([429, 'api.too_many_requests']);
  });

  it.each(['12345', '1234567', 'abcdef', '１２３４５６', ['123456'], 123456, null])(
    'cannot hand in %j',
    async (code) => {
      const answer = await visitor.check(createTestEmailContact(), code as string);
      expect([answer.status, answer.json.error]).toEqual([400, 'api.body.param_invalid.code']);
    },
  );
});

describe('requesting another code', () => {
  it('requires a wait of 60 seconds, on any device', async () => {
    const contact = createTestEmailContact();
    await visitor.send(contact);
    after(20);
    const early = await visitor.send(contact, {}, { device_id: 'device-0002' });
    expect([early.status, early.json]).toEqual([429, { error: 'api.too_many_requests', result: { retry_after: 40 } }]);
    expect(early.headers['retry-after']).toBe('40');
    after(41);
    const first = visitor.lastCode();
    expect((await visitor.send(contact)).status).toBe(200);
    if (first !== visitor.lastCode())
      expect((await visitor.check(contact, first)).json.error).toBe('api.body.param_invalid.code');
    expect((await visitor.check(contact, visitor.lastCode())).status).toBe(200);
  });

  it('on a device that has signed in before has limits of its own, which strangers do not use up', async () => {
    const contact = createTestEmailContact();
    const owner = await createTestUser(server.services, { email: contact.email });
    await signInTestUser(server.services, owner, 'device-of-the-owner');
    const send = async (device_id: string) =>
      (await visitor.send(contact, { op_type: 'recovery' }, { device_id, ip: '198.18.0.1' })).status;
    const sent: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      sent.push(await send(`stranger-${tries}`));
      after(61);
    }
    expect(sent).toEqual([...Array<number>(10).fill(200), 429]);
    expect(await send('device-of-the-owner')).toBe(200);
    expect(await send('device-of-the-owner')).toBe(429);
    expect(await send('stranger-99')).toBe(429);
  });

  it('is limited to ten codes a day per contact, twenty per device, thirty an hour per address', async () => {
    const contact = createTestEmailContact();
    const sent: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      sent.push(
        (await visitor.send(contact, {}, { device_id: `device-100${tries}`, ip: `203.0.113.${tries}` })).status,
      );
      after(61);
    }
    expect(sent.lastIndexOf(200)).toBe(9);
    const statuses = async (count: number, options: (index: number) => object) => {
      let last = 0;
      for (let index = 0; index < count; index += 1)
        last = (await visitor.send(createTestEmailContact(), {}, options(index))).status;
      return last;
    };
    expect(await statuses(20, (index) => ({ device_id: 'device-2000', ip: `198.51.100.${index}` }))).toBe(200);
    expect(await statuses(1, () => ({ device_id: 'device-2000', ip: '198.51.100.99' }))).toBe(429);
    expect(await statuses(30, (index) => ({ device_id: `device-30${index}`, ip: '192.0.2.1' }))).toBe(200);
    expect(await statuses(1, () => ({ device_id: 'device-3999', ip: '192.0.2.1' }))).toBe(429);
  });
});
