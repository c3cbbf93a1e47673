import { atom } from 'jotai/vanilla';
import { api } from '../requests/api.ts';
import type { Session } from '../session/session.ts';

type Store = Session['store'];

/** The number of new notifications (spec §4: unreadNotification). */
export const newNotificationCountAtom = atom(0);

/** Events and loads so far: the answer of a load that began before the last of them is out of date. */
const changes = new WeakMap<Store, number>();

function addChange(store: Store): number {
  const count = (changes.get(store) ?? 0) + 1;
  changes.set(store, count);
  return count;
}

/** Sets the count of an event. */
export function setNewNotificationCount(store: Store, count: number): void {
  addChange(store);
  store.set(newNotificationCountAtom, count);
}

/** Loads the count: events may have been missed. */
export async function refreshNewNotificationCount(store: Store): Promise<void> {
  const change = addChange(store);
  const { data } = await api.GET('/api/v1/notification/new-count');
  if (data && change === changes.get(store)) store.set(newNotificationCountAtom, data.result.count);
}
