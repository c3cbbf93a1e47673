import { expect, it } from 'vitest';
import { assignTestEventNumbers } from '../platform/events/test-events.ts';
import { useTestServer } from '../use-test-server.ts';
import { endSessions } from './auth/sessions.ts';
import { runRecurringJobsInTest } from './test-recurring-jobs.ts';
import { createTestUser } from './test-world.ts';

const DAY = 24 * 60 * 60 * 1000;
const server = useTestServer({ clock: () => now });
let now = new Date();

it('recurring jobs: delete expired rows and nothing else', async () => {
  const { services } = server;
  const { db, events } = services;
  const gone = await createTestUser(services);
  const here = await createTestUser(services);
  await events.record((trx, append) => endSessions(trx, append, { userId: gone.id }, 'logout', now));
  await db
    .insertInto('rate_limits')
    .values({ key: 'somebody', points: 3, expire: now.getTime() + 1000 })
    .execute();
  const amounts = async () => ({
    events: (await db.selectFrom('events').select('number').execute()).length,
    sessions: (await db.selectFrom('sessions').select('user_id').execute()).map(({ user_id }) => user_id),
    tokens: (await db.selectFrom('refresh_tokens').select('session_id').execute()).length,
    counts: (await db.selectFrom('rate_limits').select('key').execute()).length,
  });

  await events.record((_trx, append) => append('contacts', { userId: here.id }, {}));
  await assignTestEventNumbers(db);
  const before = await amounts();
  await runRecurringJobsInTest(services);
  expect(await amounts()).toEqual(before);

  now = new Date(now.getTime() + 8 * DAY);
  await runRecurringJobsInTest(services);
  expect(await amounts()).toEqual({ ...before, events: 1, counts: 0 });

  now = new Date(now.getTime() + 90 * DAY);
  await runRecurringJobsInTest(services);
  expect(await amounts()).toEqual({ events: 1, sessions: [here.id], tokens: 0, counts: 0 });
});
