import type { SliceHandlers } from '../../platform/http/handler.ts';
import { getBalance } from './balance.ts';
import { startWellpayBinding, unbindWellpay } from './bind.ts';
import { getBindingStatus } from './binding-status.ts';
import { listPaymentProviders } from './providers.ts';
import { withdrawToPointAddress, withdrawToWellpay } from './redeem.ts';
import { getTradingLog, listTradingLogs } from './trading-logs.ts';

export const walletHandlers = {
  getBalance,

  listTradingLogs,

  getTradingLog,

  listPaymentProviders,

  withdrawToWellpay,

  withdrawToPoint: withdrawToPointAddress,

  bindWellpay: startWellpayBinding,

  unbindWellpay,

  getBindingStatus,
} satisfies SliceHandlers<'wallet'>;
