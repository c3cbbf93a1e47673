import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../base/database/types.ts';
import type { LoggedEvent } from './event-types.ts';
import { type EventPresenters, loadReaderEventPresenters } from './present.ts';

const db = {} as Kysely<Database>;
const event = { txid: '1', id: 1, type: 'members', group_id: 'g1', user_id: null, ref: {} } as unknown as LoggedEvent;

it('loadReaderEventPresenters: succeeds despite a failed lookup of readers if the presenter does not await them', async () => {
  const presenters = { members: async () => [() => null] } as unknown as EventPresenters;
  const readers = Promise.reject<string[][]>(new Error('the database is gone'));
  // An unhandled rejection would end the process.
  expect(await loadReaderEventPresenters(presenters, db, [event], readers)).toHaveLength(1);
  await expect(readers).rejects.toThrow('the database is gone');
});
