import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { openReadyEventStreamTestClient, type EventStreamTestClient } from '../platform/events/test-client.ts';
import { useTestServer } from '../use-test-server.ts';
import { getErrorCodeOrOk, findContainedMarkerNames } from './call-as-test-actor.ts';
import {
  SHARED_CARD_READER_TEST_ACTORS,
  type LeakMarkerName,
  CURRENT_MEMBER_TEST_ACTORS,
  HISTORY_READER_TEST_ACTORS,
} from './markers.ts';
import { type AccessTestSignedInActor, ACCESS_TEST_SIGNED_IN_ACTORS } from './actors.ts';
import { createAccessTestScene, type AccessTestScene } from './scene.ts';

const server = useTestServer();
let scene: AccessTestScene;
beforeAll(async () => {
  scene = await createAccessTestScene(server);
});

const call = async (caller: AccessTestSignedInActor, method: string, path: string, body?: object): Promise<void> => {
  const { token } = scene.people[caller];
  const answer = await server.call(method, path, { host: 'gu.localhost', token, body });
  expect(`${path}: ${getErrorCodeOrOk(answer)}`).toBe(`${path}: ok`);
};

/** Reads all frames up to the caller's own `user` event, which the test records last. */
async function readToEnd(client: EventStreamTestClient): Promise<string> {
  const frames: string[] = [];
  for (;;) {
    const frame = await client.next();
    frames.push(JSON.stringify(frame));
    if (frame.type === 'event' && frame.event.type === 'user') return frames.join('\n');
  }
}

it('event stream: each member gets only visible messages, quotes, shared posts and pins', async () => {
  const { groupId, saidId, posts, markers } = scene;
  const clients = await Promise.all(
    ACCESS_TEST_SIGNED_IN_ACTORS.map(
      async (caller) => (await openReadyEventStreamTestClient(server.port, scene.people[caller])).client,
    ),
  );
  const cid = randomUUID();
  await call('owner', 'POST', `/api/v1/messages/${saidId}/emojis`, { emoji: '👍' });
  await call('admin', 'POST', `/api/v1/messages/${saidId}/thread`, { type: 'text', text: markers.reply, cid });
  await call('admin', 'POST', `/api/v2/share/social/posts/${posts.everyone.id}/send-message`, {
    group_ids: [groupId],
    cid,
  });
  await call('owner', 'POST', `/api/v1/groups/${groupId}/pins`, { msg_id: scene.replyId });
  for (const caller of ACCESS_TEST_SIGNED_IN_ACTORS) await call(caller, 'POST', '/api/v1/users/notify', { sound: 1 });

  const told = await Promise.all(
    clients.map(async (client, place) => {
      const text = await readToEnd(client);
      await client.close();
      return [ACCESS_TEST_SIGNED_IN_ACTORS[place]!, findContainedMarkerNames(text, scene).toSorted()] as const;
    }),
  );
  const seenBy: Partial<Record<LeakMarkerName, readonly string[]>> = {
    said: HISTORY_READER_TEST_ACTORS,
    reply: CURRENT_MEMBER_TEST_ACTORS,
    everyone: SHARED_CARD_READER_TEST_ACTORS,
  };
  const expected = ACCESS_TEST_SIGNED_IN_ACTORS.map((caller) => {
    const seen = Object.entries(seenBy).filter(([, by]) => by.includes(caller));
    // The `user` event of the owner contains the owner's account ID and contacts.
    const own = caller === 'owner' ? ['phone', 'email', 'username'] : [];
    return [caller, [...seen.map(([marker]) => marker), ...own].toSorted()];
  });
  expect(told).toEqual(expected);
});
