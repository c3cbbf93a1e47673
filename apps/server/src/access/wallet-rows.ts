import { buildExpectedAnswers, EXPECTED_NOT_FOUND_ERROR_CODE, EXPECTED_SUCCESS, type AccessTestRows } from './row.ts';

/** No actor has a security password. With one, the calls concern only the caller's own points. */
const WITHOUT_CODE = buildExpectedAnswers('api.security_code_empty');
const code = '135790';
const redemption = { amount: 100, fee: 1, security_code: code, cid: 'redemption' };

export const WALLET_ACCESS_TEST_ROWS: AccessTestRows<'wallet'> = {
  getBalance: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  listTradingLogs: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), shows: { deposit: ['owner'] } },
  getTradingLog: {
    answers: buildExpectedAnswers(EXPECTED_NOT_FOUND_ERROR_CODE, { owner: EXPECTED_SUCCESS }),
    shows: { deposit: ['owner'] },
  },
  listPaymentProviders: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  withdrawToWellpay: { answers: WITHOUT_CODE, send: () => ({ body: redemption }) },
  withdrawToPoint: { answers: WITHOUT_CODE, send: () => ({ body: { ...redemption, address: 'P100' } }) },
  bindWellpay: { answers: WITHOUT_CODE, send: () => ({ body: { code } }) },
  unbindWellpay: { answers: WITHOUT_CODE, send: () => ({ body: { code } }) },
  getBindingStatus: {
    answers: buildExpectedAnswers(EXPECTED_NOT_FOUND_ERROR_CODE, { owner: EXPECTED_SUCCESS }),
    send: ({ bindingOrderId }) => ({ query: `order_id=${bindingOrderId}` }),
  },
};
