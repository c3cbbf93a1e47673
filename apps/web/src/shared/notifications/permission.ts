import type { NotificationPermissionState } from '@quintet/ui/NotifySwitches';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { tabAtomStore } from '../storage/tab-atom-store.ts';

export const readNotificationPermission = (): NotificationPermissionState =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;

const permissionAtom = atom<NotificationPermissionState>('unsupported');

const update = (): void => tabAtomStore.set(permissionAtom, readNotificationPermission());

/** Asks the browser for the permission to show notifications, unless the user has answered before. Call on a press only. */
export async function requestNotificationPermission(): Promise<void> {
  if (readNotificationPermission() === 'default') await Notification.requestPermission();
  update();
}

/** The browser's permission; read again whenever the tab is shown, since users change it in the browser's settings. */
export function useNotificationPermission(): NotificationPermissionState {
  useEffect(() => {
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return useAtomValue(permissionAtom, { store: tabAtomStore });
}
