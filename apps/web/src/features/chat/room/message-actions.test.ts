import type { RoomBubbleRow, RoomRow } from '@quintet/domain/chat/room-row';
import { buildRoomRows } from '@quintet/domain/chat/rows';
import { makeGroupFixture, makeMessageFixture, makeOutboxItemFixture } from '@quintet/domain/chat/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChatClient } from '../chat-client.ts';
import type { MessageActionDeps, MessageActionContext } from './message-action.ts';
import { getMessageActionForKey, MESSAGE_ACTIONS } from './message-actions.ts';

const base = { messages: [], pending: [], me: 'u1', lastReadSeq: null, unreadAfter: null, hasOldestHistory: false };
const isBubbleRow = (row: RoomRow): row is RoomBubbleRow => row.kind === 'msg' || row.kind === 'pending';
const findRow = (rows: RoomRow[]): RoomBubbleRow => rows.find(isBubbleRow)!;
const text = findRow(buildRoomRows({ ...base, messages: [makeMessageFixture(1)] }));
const image = findRow(buildRoomRows({ ...base, messages: [makeMessageFixture(1, { type: 'image', text: null })] }));
const media = { file_id: 'f1', content_type: 'image/webp', size: 1, url: '/media/f1' };
const withFile = { type: 'image', text: null, file_path: 'files/f1.webp' } as const;
const picture = findRow(buildRoomRows({ ...base, messages: [makeMessageFixture(1, { ...withFile, media })] }));
const expired = findRow(
  buildRoomRows({ ...base, messages: [makeMessageFixture(1, { ...withFile, media: { ...media, url: null } })] }),
);
const pendingRow = findRow(buildRoomRows({ ...base, pending: [makeOutboxItemFixture()] }));
const failed = findRow(buildRoomRows({ ...base, pending: [makeOutboxItemFixture({ state: 'failed' })] }));

afterEach(() => vi.unstubAllGlobals());

const group = makeGroupFixture();
const own = findRow(buildRoomRows({ ...base, messages: [makeMessageFixture(1, { user_id: 'u1' })] }));
const envelope = findRow(
  buildRoomRows({ ...base, messages: [makeMessageFixture(1, { user_id: 'u1', type: 'red_envelope' })] }),
);
const adminGroup = makeGroupFixture({ user_auth: { ...group.user_auth, role: 'admin' } });
const { permissions } = group.user_auth;
const mutedGroup = makeGroupFixture({
  user_auth: { role: 'member', permissions: { ...permissions, send_message: 'denied' } },
});

const pins: MessageActionContext['pins'] = [];
const availableActions = (row: RoomBubbleRow, where = group) =>
  MESSAGE_ACTIONS.filter((action) => action.isAvailable(row, { group: where, pins })).map(({ id }) => id);

test('forward action: is available for several messages of any type, because a record shows red envelopes and expired media as text', () => {
  const forward = MESSAGE_ACTIONS.find(({ id }) => id === 'forward')!;
  for (const row of [text, envelope, expired]) expect(forward.isAvailableTogether?.(row)).toBe(true);
});

test('available actions: depend on the message and on the user’s rights', () => {
  expect(availableActions(text)).toEqual(['reply', 'copy', 'forward', 'link', 'select', 'report', 'hide']);
  expect(availableActions(text, adminGroup)).toContain('retract');
  expect(availableActions(text, mutedGroup)).not.toContain('reply');
  expect(availableActions(own)).toEqual(['reply', 'copy', 'forward', 'link', 'select', 'hide', 'retract']);
  expect(availableActions(envelope)).toEqual(['reply', 'link', 'select', 'hide']);
  expect(availableActions(image)).toEqual(['reply', 'forward', 'link', 'select', 'report', 'hide']);
  expect(availableActions(pendingRow)).toEqual(['copy', 'delete']);
  expect(availableActions(picture)).toContain('forward');
  expect(availableActions(expired)).not.toContain('forward');
  expect(availableActions(failed)).toEqual(['retry', 'copy', 'delete']);
});

test('pinned message: can be unpinned by users who may pin, and a rejected pin shows its error', async () => {
  const canPin = makeGroupFixture({
    user_auth: { role: 'admin', permissions: { ...permissions, pin_message: 'granted' } },
  });
  const isPinned = { group: canPin, pins: [makeMessageFixture(1)] };
  const offered = (context: MessageActionContext) =>
    MESSAGE_ACTIONS.filter(({ id }) => id.endsWith('pin')).filter((action) => action.isAvailable(text, context));
  expect(offered({ group: canPin, pins }).map(({ id }) => id)).toEqual(['pin']);
  expect(offered(isPinned).map(({ id }) => id)).toEqual(['unpin']);
  expect(offered({ ...isPinned, group })).toEqual([]);
  const confirm = vi.fn<MessageActionDeps['confirm']>();
  const error = new Error('full');
  await runAction('pin', text, { messageCommands: { pin: () => Promise.reject(error) } as never }, { confirm });
  expect(confirm).toHaveBeenCalledWith({ type: 'refused', error });
});

test('direct message: an admin role does not allow retracting the other’s messages', () => {
  expect(availableActions(text, makeGroupFixture({ type: 1, user_auth: adminGroup.user_auth }))).not.toContain(
    'retract',
  );
});

test('shortcut: runs an available action', () => {
  const press = { key: 'Delete', ctrlKey: false, metaKey: false, altKey: false };
  expect(getMessageActionForKey(press, own, { group, pins })?.id).toBe('retract');
  expect(getMessageActionForKey(press, failed, { group, pins })?.id).toBe('delete');
  expect(getMessageActionForKey(press, text, { group, pins })).toBeUndefined();
  expect(getMessageActionForKey({ ...press, key: 'c', metaKey: true }, text, { group, pins })?.id).toBe('copy');
  expect(getMessageActionForKey({ ...press, key: 'c' }, text, { group, pins })).toBeUndefined();
});

function runAction(
  id: string,
  row: RoomBubbleRow,
  chat: Partial<ChatClient> = {},
  given: Partial<MessageActionDeps> = {},
) {
  const toasts: string[] = [];
  const action = MESSAGE_ACTIONS.find((one) => one.id === id)!;
  const deps: MessageActionDeps = {
    chat: chat as ChatClient,
    group,
    pins,
    toast: (word) => toasts.push(word),
    confirm: () => undefined,
    select: () => undefined,
    ...given,
  };
  return action.run(row, deps).then(() => toasts);
}

test('reply: keeps the quoted message', async () => {
  const replyTo = vi.fn<ChatClient['replyTo']>();
  await runAction('reply', text, { replyTo });
  expect(replyTo).toHaveBeenCalledWith('g1', expect.objectContaining({ id: 'm1', user_id: 'u2', text: 'message 1' }));
});

test('retract: asks for confirmation first', async () => {
  const confirm = vi.fn<MessageActionDeps['confirm']>();
  await runAction('retract', own, {}, { confirm });
  expect(confirm).toHaveBeenCalledWith({ type: 'retract', messages: [expect.objectContaining({ id: 'm1' })] });
});

test('retry and delete: change the outbox', async () => {
  const [retry, remove] = [vi.fn<ChatClient['retry']>(), vi.fn<ChatClient['remove']>()];
  await runAction('retry', failed, { retry });
  await runAction('delete', failed, { remove });
  expect([retry.mock.calls, remove.mock.calls]).toEqual([[['cid-1']], [['cid-1']]]);
});

test('copy: shows whether it succeeded', async () => {
  const writeText = vi
    .fn<(text: string) => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('denied'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await runAction('copy', text)).toEqual(['chat.action.copied']);
  expect(await runAction('copy', text)).toEqual(['chat.action.copy-failed']);
  expect(writeText).toHaveBeenCalledWith('message 1');
});

test('link: is copied, and opens the room at the message', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('location', { origin: 'https://chat.example.com' });
  expect(await runAction('link', text)).toEqual(['chat.action.copied']);
  expect(writeText).toHaveBeenCalledWith('https://chat.example.com/room/g1?message=m1');
});
