import type { SliceHandlers } from '../../platform/http/handler.ts';
import { claimRedEnvelope } from './claim.ts';
import { excludeFromMinefield, getRedEnvelopeOptions } from './minefield.ts';
import { getRedEnvelope, getRedEnvelopeDetail, listRedEnvelopeStatuses } from './read.ts';
import { createRedEnvelope } from './send.ts';

export const redEnvelopeHandlers = {
  createRedEnvelope,

  getRedEnvelopeOptions,

  listRedEnvelopeStatuses,

  excludeFromMinefield,

  getRedEnvelope,

  claimRedEnvelope,

  getRedEnvelopeDetail,
} satisfies SliceHandlers<'red-envelopes'>;
