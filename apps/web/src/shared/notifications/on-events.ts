import type { RegisterEventHandlers } from '../events/on-events.ts';
import { refreshNewNotificationCount, setNewNotificationCount } from './new-count.ts';

/** The list of notifications; its pages load again when it is shown. */
export const NOTIFICATIONS_QUERY_KEY = ['get', '/api/v1/notification/list'];

export const registerNotificationEventHandlers: RegisterEventHandlers = (events, client, store) => {
  const reload = (): void => void client.invalidateQueries({ queryKey: NOTIFICATIONS_QUERY_KEY });
  events.on('notification', ({ count }) => {
    setNewNotificationCount(store, count);
    reload();
  });
  events.onConnectionState((state) => {
    if (state !== 'live') return;
    // A failed load is repeated with the next connection.
    refreshNewNotificationCount(store).catch(() => undefined);
    reload();
  });
};
