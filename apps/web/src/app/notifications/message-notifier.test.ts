import type { Group, Message } from '@quintet/domain/chat/message';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventClient } from '../../shared/events/event-client.ts';
import {
  canDeviceVibrate,
  canShowNotifications,
  closeBrowserNotifications,
  showMessageNotification,
} from './browser-notifications.ts';
import { startMessageNotifier } from './message-notifier.ts';
import { canPlaySound, playMessageSound } from './message-sound.ts';
import { isAnyTabVisible } from './visible-tabs.ts';

vi.mock('./browser-notifications.ts', () => ({
  canDeviceVibrate: vi.fn(),
  canShowNotifications: vi.fn(),
  closeBrowserNotifications: vi.fn(),
  showMessageNotification: vi.fn(),
}));
vi.mock('./message-sound.ts', () => ({ canPlaySound: vi.fn(), playMessageSound: vi.fn() }));
vi.mock('./visible-tabs.ts', () => ({ isAnyTabVisible: vi.fn() }));

const ON = { notify: true, notify_detail: true, sound: true, vibration: true };
const OFF = 2;
let groups: Map<string, Partial<Group>>;
let groupLoaded: PromiseWithResolvers<void>;
let emit: (event: { type: string; [field: string]: unknown }) => void;
let isLeading: boolean;
let account: typeof ON;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: true });
  vi.mocked(canDeviceVibrate).mockReturnValue(true);
  vi.mocked(canShowNotifications).mockReturnValue(true);
  vi.mocked(canPlaySound).mockReturnValue(false);
  vi.mocked(isAnyTabVisible).mockResolvedValue(false);
  vi.mocked(showMessageNotification).mockResolvedValue();
  groups = new Map(['g1', 'g2'].map((id) => [id, { id, last_viewed_seq: 0 }]));
  groupLoaded = Promise.withResolvers();
  [isLeading, account] = [true, ON];
  const listeners = new Map<string, (event: never) => void>();
  emit = (event) => listeners.get(event.type)?.(event as never);
  const events = {
    on: (type: string, listener: (event: never) => void) => {
      listeners.set(type, listener);
      return () => listeners.delete(type);
    },
    isLeading: () => isLeading,
  } as unknown as EventClient;
  stop = startMessageNotifier({
    me: 'u1',
    events,
    getGroup: (id) => groups.get(id) as Group | undefined,
    waitForGroup: () => groupLoaded.promise,
    loadSettings: async () => account,
    prepare: () => undefined,
    describe: (_group, { text }, hasDetail) => ({ title: '', icon: '', body: hasDetail ? (text ?? '') : 'new' }),
    toPath: ({ id }) => `/${id}`,
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

let seq = 0;
function receive(text: string, fields: Partial<Message> = {}): Message {
  seq += 1;
  const base = { id: `m${seq}`, seq, group_id: 'g1', user_id: 'u2', type: 'text', block_user_ids: [], text };
  const message = { ...base, ...fields } as Message;
  emit({ type: 'message', message });
  return message;
}
const settle = () => vi.runAllTimersAsync();
const getBodies = () => vi.mocked(showMessageNotification).mock.calls.map(([{ body }]) => body);

test('a burst: notifies once for each chat, of its newest message, with one sound', async () => {
  receive('one');
  receive('two');
  receive('other chat', { group_id: 'g2' });
  await settle();
  expect(getBodies()).toEqual(['two', 'other chat']);
  expect(playMessageSound).toHaveBeenCalledOnce();
});

test('a message of a chat that this device loads later: notifies then', async () => {
  const group = groups.get('g1')!;
  groups.delete('g1');
  receive('hello');
  await settle();
  expect(showMessageNotification).not.toHaveBeenCalled();
  groups.set('g1', group);
  groupLoaded.resolve();
  await settle();
  expect(getBodies()).toEqual(['hello']);
});

const mute = (): void => void groups.set('g1', { notify: OFF, last_viewed_seq: 0 });

test.each<[string, Partial<Message>, (() => unknown)?]>([
  ['an own message', { user_id: 'u1' }],
  ['a line of the room', { type: 'member_join' }],
  ['a message of a blocked user', { block_user_ids: ['u1'] }],
  ['a message in a muted chat', {}, mute],
  ['a mention in a muted chat', { mentions: [{ user_id: 'u1', start: 0, end: 5 }] }, mute],
  ['a message of a muted account', {}, () => (account = { ...ON, notify: false })],
  ['a message in a tab without the event stream', {}, () => (isLeading = false)],
  ['a message in a visible tab', {}, () => vi.stubGlobal('document', { hidden: false })],
  ['a message while another tab is visible', {}, () => vi.mocked(isAnyTabVisible).mockResolvedValue(true)],
])('%s: makes neither notification nor sound', async (_name, fields, prepare) => {
  prepare?.();
  receive('hello', fields);
  await settle();
  expect(showMessageNotification).not.toHaveBeenCalled();
  expect(playMessageSound).not.toHaveBeenCalled();
});

test('a message where the browser allows only sound: plays it', async () => {
  vi.mocked(canShowNotifications).mockReturnValue(false);
  vi.mocked(canPlaySound).mockReturnValue(true);
  receive('hello');
  await settle();
  expect(playMessageSound).toHaveBeenCalledOnce();
});

test('a message where the browser allows neither notification nor sound: costs nothing', async () => {
  vi.mocked(canShowNotifications).mockReturnValue(false);
  receive('hello');
  await settle();
  expect(isAnyTabVisible).not.toHaveBeenCalled();
});

test('a message that another device reads at once: makes no notification', async () => {
  const { seq: read } = receive('read elsewhere');
  groups.set('g1', { last_viewed_seq: read });
  await settle();
  expect(showMessageNotification).not.toHaveBeenCalled();
});

test('a message that is retracted at once: makes no notification', async () => {
  const message = receive('taken back');
  groups.set('g1', { last_viewed_seq: 0, last_message: { ...message, type: 'text_retracted' } });
  await settle();
  expect(showMessageNotification).not.toHaveBeenCalled();
});

test.each([
  ['notify_detail', { body: 'new', vibrates: true }, 1],
  ['vibration', { body: 'hello', vibrates: false }, 1],
  ['sound', { body: 'hello', vibrates: true }, 0],
] as const)('%s off, for the account or the chat: changes only that', async (key, shown, sounds) => {
  for (const scope of ['account', 'chat']) {
    vi.clearAllMocks();
    vi.mocked(canDeviceVibrate).mockReturnValue(true);
    account = scope === 'account' ? { ...ON, [key]: false } : ON;
    groups.set('g1', { last_viewed_seq: 0, ...(scope === 'chat' && { [key]: OFF }) });
    receive('hello');
    await settle();
    expect(showMessageNotification).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(shown));
    expect(playMessageSound).toHaveBeenCalledTimes(sounds);
  }
});

test('a chat that is read, left or whose message is retracted: closes its notification', () => {
  const message = receive('hello');
  emit({ type: 'view', group_id: 'g1', user_id: 'u2' });
  expect(closeBrowserNotifications).not.toHaveBeenCalled();
  emit({ type: 'view', group_id: 'g1', user_id: 'u1' });
  expect(closeBrowserNotifications).toHaveBeenLastCalledWith('g1');
  emit({ type: 'message_update', message: { ...message, type: 'text_retracted' } });
  expect(closeBrowserNotifications).toHaveBeenLastCalledWith('g1', message.id);
  emit({ type: 'group_removed', group_id: 'g2' });
  expect(closeBrowserNotifications).toHaveBeenLastCalledWith('g2');
});
