import { getNotificationPermission } from '../../shared/notifications/permission.ts';

interface ShownMessage {
  readonly groupId: string;
  readonly messageId: string;
  readonly title: string;
  readonly body: string;
  readonly icon: string;
  /** The URL path of the message. */
  readonly path: string;
  readonly vibrates: boolean;
}

/** Options that are missing in TypeScript's DOM library. */
interface Options extends NotificationOptions {
  readonly renotify: boolean;
  readonly vibrate?: readonly number[];
}

interface NotificationData {
  readonly messageId: string;
  /** Read by the service worker on a click. */
  readonly path: string;
}

const VIBRATION_MS = 200;

export const canShowNotifications = (): boolean =>
  'serviceWorker' in navigator && getNotificationPermission() === 'granted';

/** Asks the browser for the registration only if there can be notifications: each question goes to another process. */
const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canShowNotifications() ? navigator.serviceWorker.getRegistration() : undefined;

/** Shows a message as the notification of its chat, if the browser allows it. Our own sound replaces the browser's. */
export async function showMessageNotification({
  groupId,
  messageId,
  title,
  body,
  icon,
  path,
  vibrates,
}: ShownMessage): Promise<void> {
  const registration = await findRegistration();
  if (!registration?.active) return;
  const data: NotificationData = { messageId, path };
  // A silent notification must not vibrate.
  const options: Options = {
    body,
    icon,
    data,
    tag: groupId,
    renotify: true,
    silent: !vibrates,
    ...(vibrates && { vibrate: [VIBRATION_MS] }),
  };
  await registration.showNotification(title, options);
}

/** Closes the notification of a chat, of one message in it, or all of them. */
export async function closeBrowserNotifications(groupId?: string, messageId?: string): Promise<void> {
  const registration = await findRegistration();
  const shown = (await registration?.getNotifications(groupId === undefined ? {} : { tag: groupId })) ?? [];
  for (const notification of shown) {
    if (messageId === undefined || (notification.data as NotificationData).messageId === messageId)
      notification.close();
  }
}

/** Only devices that are held vibrate: desktop browsers would play the system's sound instead. */
export const canDeviceVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
