import { answersForAll, OK_CODE, type AccessRows } from './row.ts';

export const NOTIFICATIONS_ACCESS_ROWS: AccessRows<'notifications'> = {
  listNotifications: { answers: answersForAll(OK_CODE) },
  countNewNotifications: { answers: answersForAll(OK_CODE) },
  viewAllNotifications: { answers: answersForAll(OK_CODE), send: () => ({ body: { up_to: '1' } }) },
};
