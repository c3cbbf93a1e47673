import type { NotificationPermissionState } from '@quintet/ui/NotifySwitches';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { tabAtomStore } from '../storage/tab-atom-store.ts';

/** Waits for the browser's main process: several milliseconds while that is busy. */
const readPermission = (): NotificationPermissionState =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;

/** The browser's permission. Read again whenever the tab is shown or users change it in the browser's settings. */
const permissionAtom = atom<NotificationPermissionState>('unsupported');
permissionAtom.onMount = (set) => {
  const controller = new AbortController();
  const { signal } = controller;
  const update = (): void => set(readPermission());
  update();
  document.addEventListener('visibilitychange', update, { signal });
  // Older browsers have no Permissions API.
  const permissions = navigator.permissions as Permissions | undefined;
  void permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', update, { signal }),
    () => undefined,
  );
  return () => controller.abort();
};

/** Keeps the permission current for `getNotificationPermission`. Returns a cleanup function. */
export const watchNotificationPermission = (): (() => void) => tabAtomStore.sub(permissionAtom, () => undefined);

export const getNotificationPermission = (): NotificationPermissionState => tabAtomStore.get(permissionAtom);

export const useNotificationPermission = (): NotificationPermissionState =>
  useAtomValue(permissionAtom, { store: tabAtomStore });

/** Asks the browser for the permission to show notifications, unless the user has answered before. Call on a press only. */
export async function requestNotificationPermission(): Promise<void> {
  if (readPermission() === 'default') await Notification.requestPermission();
  tabAtomStore.set(permissionAtom, readPermission());
}
