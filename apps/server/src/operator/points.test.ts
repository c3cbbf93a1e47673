import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../platform/ledger/verify.ts';
import { createTestUser } from '../slices/test-world.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { auditLogCommand } from './audit.ts';
import { pointsCommand } from './points.ts';
import { paymentProvidersCommand } from './providers.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const run = (...args: string[]) => pointsCommand.prepare(args)(server.services);
const by = (operator: string) => ['--reason', 'test', '--as', operator];
const named = (reference: string, operator = 'ann') => ['--reference', reference, ...by(operator)];
const balanceOf = async (id: string) =>
  (await server.services.db.selectFrom('ledger_accounts').select('balance').where('id', '=', id).executeTakeFirst())
    ?.balance;

describe('points', () => {
  it('deposit, withdraw and reverse move points once for a reference, with an entry in the audit log', async () => {
    const { id } = await createTestUser(server.services);
    const deposit = ['deposit', id, '500', 'report-bonus', ...named('a-1')];
    expect(await run(...deposit)).toBe(`deposit: 500 points, ${id}, a-1`);
    expect(await run(...deposit)).toBe('a-1 is done already.');
    await expect(run('deposit', id, '501', 'reward', ...named('a-1'))).rejects.toThrow('belongs to another movement');
    await run('withdraw', id, '100', 'usage', '--remark', 'for the cup', ...named('a-2'));
    await expect(run('withdraw', id, '401', 'other', ...named('a-3'))).rejects.toThrow('too few points');
    await run('reverse', 'a-2', ...named('a-4'));
    await expect(run('reverse', 'a-2', ...named('a-5'))).rejects.toThrow('it was reversed already');
    await expect(run('reverse', 'a-4', ...named('a-6'))).rejects.toThrow('no deposit or withdrawal a-4');
    expect(await balanceOf(id)).toBe(500);
    const { rows } = { rows: (await auditLogCommand.prepare([id])(server.services)).split('\n') };
    expect(rows).toHaveLength(3);
    const logs = await server.services.db
      .selectFrom('ledger_entries')
      .select(['type', 'delta'])
      .where('account', '=', id)
      .orderBy('n')
      .execute();
    expect(logs).toEqual([
      { type: 123, delta: 500 },
      { type: 221, delta: -100 },
      { type: 129, delta: 100 },
    ]);
  });

  it('above 10,000 wait for another operator', async () => {
    const { id } = await createTestUser(server.services);
    expect(await run('deposit', id, '10001', 'reward', ...named('b-1'))).toContain('waits for another operator');
    expect(await balanceOf(id)).toBe(0);
    expect(await run('list')).toContain('b-1  deposit');
    await expect(run('confirm', 'b-1', ...by('ann'))).rejects.toThrow('another operator must confirm it');
    const outcomes = await Promise.allSettled([
      run('confirm', 'b-1', ...by('ben')),
      run('confirm', 'b-1', ...by('cem')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect([await balanceOf(id), await run('list')]).toEqual([10_001, 'No movement waits for another operator.']);
    const { db, ledger } = server.services;
    expect(await verifyLedger(db, ledger.keys)).toMatchObject({ sum: 0, flaw: null });
  });

  it('can be cancelled while they wait, and then neither confirmed nor requested again', async () => {
    const { id } = await createTestUser(server.services);
    const deposit = ['deposit', id, '20000', 'reward', ...named('d-1')];
    await run(...deposit);
    expect(await run('cancel', 'd-1', ...by('ann'))).toBe('d-1 is cancelled.');
    expect(await run('cancel', 'd-1', ...by('ben'))).toBe('d-1 is cancelled already.');
    expect(await run('list')).toBe('No movement waits for another operator.');
    await expect(run('confirm', 'd-1', ...by('ben'))).rejects.toThrow('d-1 was cancelled by ann');
    await expect(run(...deposit)).rejects.toThrow('d-1 was cancelled by ann. Use another reference');
    await expect(run('cancel', 'd-2', ...by('ann'))).rejects.toThrow('there is no movement d-2');
    await run('deposit', id, '5', 'reward', ...named('d-3'));
    await expect(run('cancel', 'd-3', ...by('ben'))).rejects.toThrow('points reverse d-3');
    expect(await balanceOf(id)).toBe(5);
    expect((await auditLogCommand.prepare([id])(server.services)).split('\n')).toHaveLength(3);
  });

  it('are refused for an unknown user', async () => {
    await expect(run('deposit', 'u999999999', '5', 'reward', ...named('c-1'))).rejects.toThrow('there is no user');
  });

  it.each([
    [[]],
    [['deposit', 'u1', '5', 'reward', '--reference', 'x']],
    [['deposit', 'u1', '5', 'reward', ...by('ann')]],
    [['deposit', 'u1', '0', 'reward', ...named('x')]],
    [['deposit', 'u1', '5', 'gift', ...named('x')]],
    [['withdraw', 'u1', '5', 'reward', ...named('x')]],
    [['deposit', 'ann', '5', 'reward', ...named('x')]],
    [['confirm', 'x', ...named('x')]],
    [['cancel', 'x']],
    [['list', 'x']],
  ])('refuse %j', (args) => {
    expect(() => pointsCommand.prepare(args)).toThrow(/^points: .*Usage/);
  });
});

it('providers: are switched and limited, with an entry in the audit log', async () => {
  const change = (...args: string[]) => paymentProvidersCommand.prepare([...args, ...by('ann')])(server.services);
  expect(await change('off', 'wellpay')).toMatch(/^wellpay {2}off/);
  expect(await change('limits', 'wellpay', '--min', '10', '--max', '20', '--fee-min', '0')).toBe(
    'wellpay  off  min 10  max 20  daily 100000  fee-basis-points 100  fee-min 0',
  );
  await expect(change('limits', 'wellpay', '--min', '21')).rejects.toThrow('fee-min < min <= max');
  expect(await paymentProvidersCommand.prepare(['list'])(server.services)).toContain('point  on  min 100');
  expect((await auditLogCommand.prepare(['wellpay'])(server.services)).split('\n')).toHaveLength(2);
  for (const args of [[], ['on'], ['on', 'paypal', ...by('ann')], ['on', 'point'], ['limits', 'point', ...by('ann')]])
    expect(() => paymentProvidersCommand.prepare(args)).toThrow(/^providers: .*Usage/);
});
