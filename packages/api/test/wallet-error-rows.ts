import { PARAM_INVALID_CODE_PREFIX, type ExpectedErrorCatalogueRow } from './error-catalogue-row.ts';
import { INVALID_REDEMPTION_ADDRESS_TEXTS, INCORRECT_SECURITY_PASSWORD_TEXTS } from './error-catalogue-texts.ts';

const MAINTENANCE = ['Redemption service is under maintenance.', '兑换服务维护中。'] as const;
const LOCKED = ['Too many failed attempts. Please try again at {time}.', '错误次数过多，请在 {time} 后再试。'] as const;

/** Errors of the wallet that the spec does not name, or that say more for one operation. */
export const EXPECTED_WALLET_ERROR_ROWS: ExpectedErrorCatalogueRow[] = [
  [`${PARAM_INVALID_CODE_PREFIX}.code`, ['unbindWellpay'], undefined, 'dialog', ...INCORRECT_SECURITY_PASSWORD_TEXTS],
  [
    `${PARAM_INVALID_CODE_PREFIX}.address`,
    ['withdrawToPoint'],
    undefined,
    'alert',
    ...INVALID_REDEMPTION_ADDRESS_TEXTS,
  ],
  ['api.too_many_requests', ['bindWellpay', 'withdrawToWellpay', 'withdrawToPoint'], undefined, 'alert', ...LOCKED],
  ['api.provider_maintenance', ['withdrawToPoint', 'bindWellpay'], undefined, 'dialog', ...MAINTENANCE],
  [
    'api.order_expired',
    ['bindWellpay', 'getBindingStatus'],
    undefined,
    'alert',
    'QR code expired. Please refresh and try again.',
    '二维码已过期，请刷新后重试。',
  ],
  [
    `${PARAM_INVALID_CODE_PREFIX}.cid`,
    ['withdrawToWellpay'],
    undefined,
    'alert',
    'This redemption was sent before with other details. Check your transactions.',
    '该兑换已用其他信息提交过，请查看积分明细。',
  ],
  [
    'api.redemption.amount',
    ['withdrawToWellpay'],
    undefined,
    'alert',
    'Redeem {min, number} to {max, number} points at a time.',
    '每次可兑换 {min, number} 至 {max, number} 积分。',
  ],
  [
    'api.redemption.in_progress',
    ['withdrawToPoint'],
    undefined,
    'alert',
    'The same redemption is in progress. You can repeat it once it has finished.',
    '相同的兑换正在处理，完成后才能再次提交。',
  ],
  ['api.binding.missing', ['withdrawToWellpay'], undefined, 'dialog', 'Please bind a wallet first.', '请先绑定钱包。'],
  [
    'api.wallet.sign_invalid',
    ['withdrawToWellpay'],
    undefined,
    'dialog',
    'Your points records are being checked, so you can’t redeem now. Please contact support.',
    '你的积分记录正在核查，暂时无法兑换，请联系客服。',
  ],
  [
    'api.account.redemption_pending',
    ['deleteMe'],
    undefined,
    'dialog',
    'You have a redemption in progress. Please delete your account after it has finished.',
    '你有一笔兑换正在处理，请在完成后再注销账号。',
  ],
];
