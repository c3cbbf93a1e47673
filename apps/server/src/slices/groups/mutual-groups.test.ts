import { expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import { createChatTestClient } from '../test-chat.ts';
import { createTestGroup, createTestUser } from '../test-world.ts';

const server = useTestServer();

it('mutual groups: are those of both users, without direct messages, and none with oneself or an unknown user', async () => {
  const { services } = server;
  const [ann, ben, cat] = [
    await createTestUser(services),
    await createTestUser(services),
    await createTestUser(services),
  ];
  const both = await createTestGroup(services, [cat, ann, ben], { display_name: 'Both' });
  await createTestGroup(services, [ann, cat]);
  await createTestGroup(services, [ben, cat]);
  const { get, post } = createChatTestClient(server);
  await post(ann, '/api/v1/groups/direct', { contact_id: ben.id });
  const list = async (id: string) => (await get(ann, `/api/v1/users/${id}/groups`)).json.result;
  expect(await list(ben.id)).toEqual([{ id: both, display_name: 'Both', icon_thumbnail: null, member_count: 3 }]);
  expect([await list(ann.id), await list('u1')]).toEqual([[], []]);
});
