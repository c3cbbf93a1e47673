import { buildExpectedAnswers, EXPECTED_SUCCESS, type AccessTestRows } from './row.ts';

export const NOTIFICATIONS_ACCESS_TEST_ROWS: AccessTestRows<'notifications'> = {
  listNotifications: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  countNewNotifications: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  viewAllNotifications: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), send: () => ({ body: { up_to: '1' } }) },
};
