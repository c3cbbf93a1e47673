import { forAll, OK, type AccessRows } from './row.ts';

export const NOTIFICATIONS_ROWS: AccessRows<'notifications'> = {
  listNotifications: { answers: forAll(OK) },
  countNewNotifications: { answers: forAll(OK) },
  viewAllNotifications: { answers: forAll(OK), send: () => ({ body: { up_to: '1' } }) },
};
