import { forAll, NOT_FOUND, OK, type AccessRows } from './row.ts';

/** No actor has a security password. With one, the calls concern only the caller's own points. */
const WITHOUT_CODE = forAll('api.security_code_empty');
const code = '135790';
const redemption = { amount: 100, fee: 1, security_code: code, cid: 'redemption' };

export const WALLET_ROWS: AccessRows<'wallet'> = {
  getBalance: { answers: forAll(OK) },
  listTradingLogs: { answers: forAll(OK), shows: { deposit: ['owner'] } },
  getTradingLog: { answers: forAll(NOT_FOUND, { owner: OK }), shows: { deposit: ['owner'] } },
  listPaymentProviders: { answers: forAll(OK) },
  withdrawToWellpay: { answers: WITHOUT_CODE, send: () => ({ body: redemption }) },
  withdrawToPoint: { answers: WITHOUT_CODE, send: () => ({ body: { ...redemption, address: 'P100' } }) },
  bindWellpay: { answers: WITHOUT_CODE, send: () => ({ body: { code } }) },
  unbindWellpay: { answers: WITHOUT_CODE, send: () => ({ body: { code } }) },
  getBindingStatus: {
    answers: forAll(NOT_FOUND, { owner: OK }),
    send: ({ bindingOrderId }) => ({ query: `order_id=${bindingOrderId}` }),
  },
};
