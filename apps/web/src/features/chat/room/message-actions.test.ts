import { buildRows, type Row } from '@quintet/domain/chat/rows';
import { sampleGroup, sampleMessage, sampleOutboxItem } from '@quintet/domain/chat/samples';
import { afterEach, expect, test, vi } from 'vitest';
import type { Chat } from '../chat-client.ts';
import type { Doing, Standing } from './message-action.ts';
import { actionOfKey, MESSAGE_ACTIONS } from './message-actions.ts';
import type { Subject } from './bubble-row.ts';

const base = { messages: [], pending: [], me: 'u1', lastReadSeq: null, unreadAfter: null, hasOldestHistory: false };
const isSubject = (row: Row): row is Subject => row.kind === 'msg' || row.kind === 'pending';
const subjectOf = (rows: Row[]): Subject => rows.find(isSubject)!;
const text = subjectOf(buildRows({ ...base, messages: [sampleMessage(1)] }));
const image = subjectOf(buildRows({ ...base, messages: [sampleMessage(1, { type: 'image', text: null })] }));
const media = { file_id: 'f1', content_type: 'image/webp', size: 1, url: '/media/f1' };
const withFile = { type: 'image', text: null, file_path: 'files/f1.webp' } as const;
const picture = subjectOf(buildRows({ ...base, messages: [sampleMessage(1, { ...withFile, media })] }));
const gone = subjectOf(
  buildRows({ ...base, messages: [sampleMessage(1, { ...withFile, media: { ...media, url: null } })] }),
);
const waiting = subjectOf(buildRows({ ...base, pending: [sampleOutboxItem()] }));
const failed = subjectOf(buildRows({ ...base, pending: [sampleOutboxItem({ state: 'failed' })] }));

afterEach(() => vi.unstubAllGlobals());

const group = sampleGroup();
const own = subjectOf(buildRows({ ...base, messages: [sampleMessage(1, { user_id: 'u1' })] }));
const envelope = subjectOf(
  buildRows({ ...base, messages: [sampleMessage(1, { user_id: 'u1', type: 'red_envelope' })] }),
);
const asAdmin = sampleGroup({ user_auth: { ...group.user_auth, role: 'admin' } });
const { permissions } = group.user_auth;
const silenced = sampleGroup({
  user_auth: { role: 'member', permissions: { ...permissions, send_message: 'denied' } },
});

const pins: Standing['pins'] = [];
const available = (subject: Subject, where = group) =>
  MESSAGE_ACTIONS.filter((action) => action.isAvailable(subject, { group: where, pins })).map(({ id }) => id);

test('what can be done depends on the message, and on who looks at it', () => {
  expect(available(text)).toEqual(['reply', 'copy', 'share', 'select', 'report']);
  expect(available(text, asAdmin)).toContain('retract');
  expect(available(text, silenced)).not.toContain('reply');
  expect(available(own)).toEqual(['reply', 'copy', 'share', 'select', 'retract']);
  expect(available(envelope)).toEqual(['reply', 'select']);
  expect(available(image)).toEqual(['reply', 'share', 'select', 'report']);
  expect(available(waiting)).toEqual(['copy', 'delete']);
  expect(available(picture)).toContain('share');
  expect(available(gone)).not.toContain('share');
  expect(available(failed)).toEqual(['retry', 'copy', 'delete']);
});

test('who may pin takes off what is pinned, and is told why a pin is refused', async () => {
  const mayPin = sampleGroup({ user_auth: { role: 'admin', permissions: { ...permissions, pin_message: 'granted' } } });
  const isPinned = { group: mayPin, pins: [sampleMessage(1)] };
  const offered = (standing: Standing) =>
    MESSAGE_ACTIONS.filter(({ id }) => id.endsWith('pin')).filter((action) => action.isAvailable(text, standing));
  expect(offered({ group: mayPin, pins }).map(({ id }) => id)).toEqual(['pin']);
  expect(offered(isPinned).map(({ id }) => id)).toEqual(['unpin']);
  expect(offered({ ...isPinned, group })).toEqual([]);
  const ask = vi.fn<Doing['ask']>();
  const error = new Error('full');
  await perform('pin', text, { messages: { pin: () => Promise.reject(error) } as never }, { ask });
  expect(ask).toHaveBeenCalledWith({ is: 'refused', error });
});

test('in a direct message an admin of nothing takes back only what is their own', () => {
  expect(available(text, sampleGroup({ type: 1, user_auth: asAdmin.user_auth }))).not.toContain('retract');
});

test('a key stands for an action that is available', () => {
  const press = { key: 'Delete', ctrlKey: false, metaKey: false, altKey: false };
  expect(actionOfKey(press, own, { group, pins })?.id).toBe('retract');
  expect(actionOfKey(press, failed, { group, pins })?.id).toBe('delete');
  expect(actionOfKey(press, text, { group, pins })).toBeUndefined();
  expect(actionOfKey({ ...press, key: 'c', metaKey: true }, text, { group, pins })?.id).toBe('copy');
  expect(actionOfKey({ ...press, key: 'c' }, text, { group, pins })).toBeUndefined();
});

function perform(id: string, subject: Subject, chat: Partial<Chat> = {}, given: Partial<Doing> = {}) {
  const said: string[] = [];
  const action = MESSAGE_ACTIONS.find((one) => one.id === id)!;
  const doing: Doing = {
    chat: chat as Chat,
    group,
    pins,
    say: (word) => said.push(word),
    ask: () => undefined,
    select: () => undefined,
    ...given,
  };
  return action.perform(subject, doing).then(() => said);
}

test('a reply takes with it what it answers', async () => {
  const replyTo = vi.fn<Chat['replyTo']>();
  await perform('reply', text, { replyTo });
  expect(replyTo).toHaveBeenCalledWith('g1', expect.objectContaining({ id: 'm1', user_id: 'u2', text: 'message 1' }));
});

test('taking back is asked first', async () => {
  const ask = vi.fn<Doing['ask']>();
  await perform('retract', own, {}, { ask });
  expect(ask).toHaveBeenCalledWith({ is: 'retract', messages: [expect.objectContaining({ id: 'm1' })] });
});

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
