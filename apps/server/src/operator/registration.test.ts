import { expect, it } from 'vitest';
import { useTestServer } from '../use-test-server.ts';
import { OPERATOR_COMMANDS } from './commands.ts';

const server = useTestServer();
const REASON = ['--reason', 'planned', '--as', 'ann'];
const operate = async (name: string, ...args: string[]) => OPERATOR_COMMANDS[name]!.prepare(args)(server.services);
const readFields = async () => (await server.call('GET', '/api/v1/register')).json.result;

it('registration: has the fields that the operator sets, and always a usable invite code if one is required', async () => {
  await operate('registration', '--social-account', 'require', ...REASON);
  await expect(operate('registration', '--invite-code', 'require', ...REASON)).rejects.toThrow(
    'registration: there is no invite code, so no user could register. Create one first: pnpm operator invite-codes add <code>',
  );
  expect(await readFields()).toEqual({ social_account: 3, invite_code: 2 });
  expect(await operate('invite-codes', 'add', 'Friend12', 'friend1', ...REASON)).toBe(
    'Invite codes: Friend12, friend1',
  );
  expect(await operate('registration', '--invite-code', 'require', ...REASON)).toBe(
    'Account memo: require. Invite code: require.',
  );
  expect(await operate('invite-codes', 'remove', 'friend12', ...REASON)).toBe('Invite codes: friend1');
  await expect(operate('invite-codes', 'remove', 'friend1', ...REASON)).rejects.toThrow(
    /this would remove the last one/,
  );
  expect(await operate('invite-codes', 'list')).toBe('Invite codes: friend1');
  expect(await operate('registration', '--invite-code', 'hide', ...REASON)).toBe(
    'Account memo: require. Invite code: hide.',
  );
  expect(await readFields()).toEqual({ social_account: 3, invite_code: 1 });
  await operate('captcha', 'off', ...REASON);
  const actions = (await operate('audit')).split('\n').map((line) => line.split('  ').slice(2, 4).join(' of '));
  expect(actions).toEqual([
    'captcha off of site',
    'registration invite_code=hide of site',
    'invite-codes remove of friend12',
    'registration invite_code=require of site',
    'invite-codes add of friend1',
    'invite-codes add of Friend12',
    'registration social_account=require of site',
  ]);
});
