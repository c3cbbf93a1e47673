import type { SliceHandlers } from '../../platform/http/handler.ts';
import { countNewNotifications } from './count.ts';
import { listNotifications } from './list.ts';
import { markNotificationsViewed } from './mark-viewed.ts';

export const notificationsHandlers = {
  listNotifications,

  countNewNotifications,

  viewAllNotifications: markNotificationsViewed,
} satisfies SliceHandlers<'notifications'>;
