import { buildExpectedAnswers, EXPECTED_SUCCESS, type AccessTestRows } from './row.ts';

export const SITE_ACCESS_TEST_ROWS: AccessTestRows<'site'> = {
  getBrandConfig: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  getMaintenance: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  openEventStream: { answers: buildExpectedAnswers('api.upgrade_required') },
};
