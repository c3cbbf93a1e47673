import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useTestServer } from '../../use-test-server.ts';
import type { TestUser } from '../test-world.ts';
import { createFriendTestClient } from './test-contacts.ts';

const server = useTestServer();
const friends = createFriendTestClient(server);

const USERS = 3;
const user = fc.nat(USERS - 1);
const action = fc.tuple(fc.constantFrom('add', 'add', 'end', 'block', 'unblock'), user, user);

it('friendship: is mutual and never across a block, after any parallel additions, removals and blocks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(action, { maxLength: 6 }), { maxLength: 4 }), async (batches) => {
      const people = await friends.people(USERS);
      for (const batch of batches) {
        const calls = batch.map(([name, a, b]) => friends[name](people[a]!, people[b]!));
        expect((await Promise.all(calls)).filter(({ status }) => status >= 500)).toEqual([]);
        await checkLists(people);
      }
    }),
    { numRuns: 25 },
  );
});

async function checkLists(people: readonly TestUser[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  const lists = await Promise.all(people.map(async (person) => (await friends.list(person)).map(({ id }) => id)));
  const pairs = new Set(lists.flatMap((list, index) => list.map((id) => `${ids[index]} ${id}`)));
  for (const pair of pairs) expect(pairs).toContain(pair.split(' ').toReversed().join(' '));
  const blocks = await server.services.db.selectFrom('blocks').selectAll().where('user_id', 'in', ids).execute();
  for (const { user_id, block_id } of blocks) expect(pairs).not.toContain(`${user_id} ${block_id}`);
}
