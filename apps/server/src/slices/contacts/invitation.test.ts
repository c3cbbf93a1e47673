import { describe, expect, it } from 'vitest';
import { writeSetting } from '../../base/database/settings.ts';
import { useTestServer } from '../../use-test-server.ts';
import { hasAnyUsableInviteCode } from '../auth/invite-codes.ts';
import { createTestEmailContact, createVerificationTestClient } from '../auth/test-verification-codes.ts';
import { formatTestResponseCode } from '../test-chat.ts';
import { TEST_PASSWORD, type TestUser } from '../test-world.ts';
import { createFriendTestClient } from './test-contacts.ts';

const server = useTestServer();
const friends = createFriendTestClient(server);
const visitor = createVerificationTestClient(server);
let count = 0;

const read = async (who: TestUser) => (await friends.get(who, '/api/v1/users/invitation')).json.result;

async function register(invite_code?: string) {
  const contact = createTestEmailContact();
  await visitor.verify(contact);
  const username = `invited${(count += 1)}`;
  return visitor.post('/api/v1/register', {
    ...contact,
    username,
    nickname: 'New',
    password: TEST_PASSWORD,
    invite_code,
  });
}

describe('the personal invite code', () => {
  it('is created once, also by parallel requests, with a link to registration', async () => {
    const [ann, ben] = await friends.pair();
    const answers = await Promise.all(Array.from({ length: 8 }, () => read(ann)));
    const codes = new Set(answers.map(({ invite_code }) => invite_code));
    expect(codes.size).toBe(1);
    const [code] = codes;
    expect(code).toMatch(/^[A-Z0-9]{8}$/);
    expect(answers[0]).toEqual({
      invite_code: code,
      url: `http://gu.localhost/register?invite_code=${code}`,
      invited_count: 0,
    });
    expect((await read(ben)).invite_code).not.toBe(code);
  });

  it('counts the users who registered with it, in any case', async () => {
    const [ann, ben] = await friends.pair();
    const { invite_code } = await read(ann);
    for (const code of [invite_code, invite_code.toLowerCase()])
      expect(formatTestResponseCode(await register(code))).toBe('200 ok');
    expect(formatTestResponseCode(await register())).toBe('200 ok');
    expect([(await read(ann)).invited_count, (await read(ben)).invited_count]).toEqual([2, 0]);
  });

  it('lets users register where a code is required, until its owner cancels the account', async () => {
    await writeSetting(server.services.db, 'registration', { invite_code: 3 }, new Date());
    const ann = await friends.person();
    const { invite_code } = await read(ann);
    expect(await hasAnyUsableInviteCode(server.services.db)).toBe(true);
    expect(formatTestResponseCode(await register())).toBe('400 api.body.param_invalid.invite_code');
    expect(formatTestResponseCode(await register(invite_code))).toBe('200 ok');
    expect((await read(ann)).invited_count).toBe(1);
    await friends.cancel(ann);
    expect(formatTestResponseCode(await register(invite_code))).toBe('400 api.body.param_invalid.invite_code');
    await writeSetting(server.services.db, 'registration', {}, new Date());
  });
});
