import type { OperationId } from '../platform/http/handler.ts';

/** Operations of the contract without a handler yet (501, api.not_served). The list will be empty in the end. */
export const NOT_IMPLEMENTED = [
  // red-envelopes
  'createRedEnvelope',
  'openRedEnvelope',
  'claimRedEnvelope',
  'getRedEnvelopeDetail',
  // wallet
  'getBalance',
  'listTradingLogs',
  'listPaymentProviders',
  'withdrawToWellpay',
  'withdrawToPoint',
  'getBindingStatus',
  'bindWellpay',
  'receiveWellpayNotification',
  // notifications
  'listNotifications',
  'countNewNotifications',
  'viewAllNotifications',
  // discover
  'hasDiscovers',
  'listDiscovers',
  'listGallery',
  'listTrendCharts',
  'listSports',
  'searchPosts',
  'searchAuthors',
] as const satisfies OperationId[];
