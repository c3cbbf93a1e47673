import { buildRows, type Row } from '@quintet/domain/chat/rows';
import { sampleMessage, sampleOutboxItem } from '@quintet/domain/chat/samples';
import { afterEach, expect, test, vi } from 'vitest';
import type { Chat } from '../chat.ts';
import { MESSAGE_ACTIONS } from './message-actions.ts';
import type { Subject } from './subject.ts';

const base = { messages: [], pending: [], me: 'u1', lastReadSeq: null, unreadAfter: null, hasOldestHistory: false };
const isSubject = (row: Row): row is Subject => row.kind === 'msg' || row.kind === 'pending';
const subjectOf = (rows: Row[]): Subject => rows.find(isSubject)!;
const text = subjectOf(buildRows({ ...base, messages: [sampleMessage(1)] }));
const image = subjectOf(buildRows({ ...base, messages: [sampleMessage(1, { type: 'image', text: null })] }));
const waiting = subjectOf(buildRows({ ...base, pending: [sampleOutboxItem()] }));
const failed = subjectOf(buildRows({ ...base, pending: [sampleOutboxItem({ state: 'failed' })] }));

afterEach(() => vi.unstubAllGlobals());

const available = (subject: Subject) =>
  MESSAGE_ACTIONS.filter((action) => action.isAvailable(subject)).map(({ id }) => id);

test('what can be done depends on the message', () => {
  expect(available(text)).toEqual(['copy']);
  expect(available(image)).toEqual([]);
  expect(available(waiting)).toEqual(['copy']);
  expect(available(failed)).toEqual(['retry', 'copy', 'delete']);
});

function perform(id: string, subject: Subject, chat: Partial<Chat> = {}) {
  const said: string[] = [];
  const action = MESSAGE_ACTIONS.find((one) => one.id === id)!;
  return action.perform(subject, { chat: chat as Chat, say: (word) => said.push(word) }).then(() => said);
}

test('retry and delete go to the outbox', async () => {
  const [retry, remove] = [vi.fn<Chat['retry']>(), vi.fn<Chat['remove']>()];
  await perform('retry', failed, { retry });
  await perform('delete', failed, { remove });
  expect([retry.mock.calls, remove.mock.calls]).toEqual([[['cid-1']], [['cid-1']]]);
});

test('copying says whether it could', async () => {
  const writeText = vi
    .fn<(text: string) => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('denied'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await perform('copy', text)).toEqual(['chat.action.copied']);
  expect(await perform('copy', text)).toEqual(['chat.action.copy-failed']);
  expect(writeText).toHaveBeenCalledWith('message 1');
});
