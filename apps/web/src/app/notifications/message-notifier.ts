import { isRetractedMessageType, isSystemMessageType, type Group, type Message } from '@quintet/domain/chat/message';
import type { NotifySettings } from '@quintet/ui/NotifySwitches';
import type { EventClient } from '../../shared/events/event-client.ts';
import { toNotifySettings } from '../../shared/notifications/notify-settings.ts';
import {
  canDeviceVibrate,
  canShowNotifications,
  closeBrowserNotifications,
  showMessageNotification,
} from './browser-notifications.ts';
import { canPlaySound, playMessageSound } from './message-sound.ts';
import { isAnyTabVisible } from './visible-tabs.ts';

/** Milliseconds that collect a burst, and in which another device may mark the message as read. */
const NOTIFY_DELAY_MS = 1000;

interface NotifierOptions {
  readonly me: string;
  readonly events: EventClient;
  /** The group as this device knows it. */
  readonly getGroup: (id: string) => Group | undefined;
  /** Resolves once this device knows the group: its list may load after the message, at the start and on a slow network. */
  readonly waitForGroup: (id: string) => Promise<void>;
  readonly loadSettings: () => Promise<NotifySettings>;
  /** Prepares what `describe` needs. */
  readonly prepare: (message: Message) => void;
  /** Title, text and picture of a notification. */
  readonly describe: (
    group: Group,
    message: Message,
    hasDetail: boolean,
  ) => { title: string; body: string; icon: string };
  readonly toPath: (message: Message) => string;
}

/** Whether a message notifies its readers: not an own one, a line of the room, or one of a blocked user in a group. */
const isNotifying = ({ user_id, type, block_user_ids }: Message, me: string): boolean =>
  user_id !== me && !isSystemMessageType(type) && block_user_ids.length === 0;

/** Whether the browser lets this tab show or play anything. */
const canNotify = (): boolean => canShowNotifications() || canPlaySound();

/** Notifies of messages that arrive while no tab is visible. Runs in every tab; the tab that holds the event stream notifies. */
export function startMessageNotifier(options: NotifierOptions): () => void {
  const { me, events, getGroup, waitForGroup, loadSettings, prepare, describe, toPath } = options;
  /** The newest message of each chat. */
  const pending = new Map<string, Message>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  /** The message as it is now and its chat's settings; null if it was read or retracted meanwhile, or left with its chat. */
  function toUnread(message: Message): { group: Group; message: Message; settings: NotifySettings } | null {
    const group = getGroup(message.group_id);
    if (!group || message.seq <= group.last_viewed_seq) return null;
    const current = group.last_message?.id === message.id ? group.last_message : message;
    return isRetractedMessageType(current.type) ? null : { group, message: current, settings: toNotifySettings(group) };
  }

  async function notify(): Promise<void> {
    timer = undefined;
    const messages = [...pending.values()];
    pending.clear();
    if (await isAnyTabVisible(me)) return;
    const account = await loadSettings();
    if (!account.notify) return;
    const unread = messages.flatMap((message) => toUnread(message) ?? []).filter(({ settings }) => settings.notify);
    for (const { group, message, settings } of unread) {
      const hasDetail = account.notify_detail && settings.notify_detail;
      const vibrates = account.vibration && settings.vibration && canDeviceVibrate();
      const { id: messageId, group_id: groupId } = message;
      const shown = { groupId, messageId, path: toPath(message), vibrates, ...describe(group, message, hasDetail) };
      await showMessageNotification(shown).catch(() => undefined);
    }
    if (account.sound && unread.some(({ settings }) => settings.sound)) await playMessageSound();
  }

  async function addPending(message: Message): Promise<void> {
    if (!getGroup(message.group_id)) await waitForGroup(message.group_id);
    if (isStopped) return;
    prepare(message);
    pending.set(message.group_id, message);
    timer ??= setTimeout(() => void notify().catch(() => undefined), NOTIFY_DELAY_MS);
  }

  const unsubscribes = [
    events.on('message', ({ message }) => {
      if (events.isLeading() && document.hidden && canNotify() && isNotifying(message, me)) void addPending(message);
    }),
    events.on('message_update', ({ message }) => {
      if (isRetractedMessageType(message.type)) void closeBrowserNotifications(message.group_id, message.id);
    }),
    events.on('view', ({ group_id, user_id }) => {
      if (user_id === me) void closeBrowserNotifications(group_id);
    }),
    events.on('group_removed', ({ group_id }) => void closeBrowserNotifications(group_id)),
  ];
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
