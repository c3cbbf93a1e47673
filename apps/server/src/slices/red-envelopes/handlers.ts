import type { SliceHandlers } from '../../platform/http/handler.ts';
import { claimRedEnvelope } from './claim.ts';
import { excludeSelfFromMinefields, getRedEnvelopeOptions } from './minefield-settings.ts';
import { getRedEnvelope, getRedEnvelopeDetail, listRedEnvelopeStatuses } from './read.ts';
import { createRedEnvelope } from './send.ts';

export const redEnvelopeHandlers = {
  createRedEnvelope,

  getRedEnvelopeOptions,

  listRedEnvelopeStatuses,

  excludeFromMinefield: excludeSelfFromMinefields,

  getRedEnvelope,

  claimRedEnvelope,

  getRedEnvelopeDetail,
} satisfies SliceHandlers<'red-envelopes'>;
