import { buildAnswersForAll, OK_CODE, type AccessTestRows } from './row.ts';

export const NOTIFICATIONS_ACCESS_TEST_ROWS: AccessTestRows<'notifications'> = {
  listNotifications: { answers: buildAnswersForAll(OK_CODE) },
  countNewNotifications: { answers: buildAnswersForAll(OK_CODE) },
  viewAllNotifications: { answers: buildAnswersForAll(OK_CODE), send: () => ({ body: { up_to: '1' } }) },
};
