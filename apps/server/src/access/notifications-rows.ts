import { buildExpectedAnswers, EXPECTED_OK_CODE, type AccessTestRows } from './row.ts';

export const NOTIFICATIONS_ACCESS_TEST_ROWS: AccessTestRows<'notifications'> = {
  listNotifications: { answers: buildExpectedAnswers(EXPECTED_OK_CODE) },
  countNewNotifications: { answers: buildExpectedAnswers(EXPECTED_OK_CODE) },
  viewAllNotifications: { answers: buildExpectedAnswers(EXPECTED_OK_CODE), send: () => ({ body: { up_to: '1' } }) },
};
