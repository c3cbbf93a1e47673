import 'fake-indexeddb/auto';
import { ChatType } from '@quintet/api/enums';
import { sampleGroup, sampleMessage } from '@quintet/domain/chat/samples';
import { expect, test } from 'vitest';
import { keepGroup, keepGroupList } from './groups.ts';
import { openChatDatabase } from './schema.ts';

const me = 'u1';

test('a chat that is no longer listed goes; a direct message that nobody has written in stays', async () => {
  const db = await openChatDatabase(me);
  const last_message = sampleMessage(1, { group_id: 'g2' });
  await keepGroup(db, me, sampleGroup({ id: 'g1', type: ChatType.DM, last_message: null }));
  await keepGroup(db, me, sampleGroup({ id: 'g2', type: ChatType.DM, last_message, last_seq: 1 }));
  await keepGroup(db, me, sampleGroup({ id: 'g3', type: ChatType.GROUP, last_message: null }));
  await keepGroupList(db, me, [], ['g1', 'g2', 'g3']);
  expect(await db.getAllKeys('groups')).toEqual(['g1']);
  db.close();
});
