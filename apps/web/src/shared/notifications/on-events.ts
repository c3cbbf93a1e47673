import type { RegisterStreamHandlers } from '../events/on-events.ts';
import { loadNewNotificationCount, setNewNotificationCount } from './new-count.ts';

/** The list of notifications; its pages load again when it is shown. */
export const NOTIFICATIONS_KEY = ['get', '/api/v1/notification/list'];

export const onNotificationEvents: RegisterStreamHandlers = (events, client, store) => {
  const reload = (): void => void client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
  events.on('notification', ({ count }) => {
    setNewNotificationCount(store, count);
    reload();
  });
  events.onConnectionState((state) => {
    if (state !== 'live') return;
    // A failed load is repeated with the next connection.
    loadNewNotificationCount(store).catch(() => undefined);
    reload();
  });
};
