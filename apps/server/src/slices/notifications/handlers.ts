import type { SliceHandlers } from '../../platform/http/handler.ts';
import { countNewNotifications } from './count.ts';
import { listNotifications } from './list.ts';
import { viewAllNotifications } from './view-all.ts';

export const notificationsHandlers = {
  listNotifications,

  countNewNotifications,

  viewAllNotifications,
} satisfies SliceHandlers<'notifications'>;
