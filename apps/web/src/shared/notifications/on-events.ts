import type { OnEvents } from '../events/on-events.ts';
import { loadNewCount, setNewCount } from './new-count.ts';

/** The list of notifications; its pages load again when it is shown. */
export const NOTIFICATIONS_KEY = ['get', '/api/v1/notification/list'];

export const onNotificationEvents: OnEvents = (events, client, store) => {
  const reload = (): void => void client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
  events.on('notification', ({ count }) => {
    setNewCount(store, count);
    reload();
  });
  events.onConnectionState((state) => {
    if (state !== 'live') return;
    // A failed load is repeated with the next connection.
    loadNewCount(store).catch(() => undefined);
    reload();
  });
};
