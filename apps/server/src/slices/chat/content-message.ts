import { isRetractedMessageType, isSystemMessageType } from '@quintet/domain/chat/message';
import { HttpError } from '../../platform/http/http-error.ts';
import type { MessageRow } from '../groups/visible-messages.ts';
import type { Message } from './messages.ts';

/** Users can reply to, react to and pin only messages of users that are not retracted. @throws HttpError */
export function assertIsContentMessage({ type }: MessageRow, code = 'api.forbidden'): void {
  const kind = type as Message['type'];
  if (isRetractedMessageType(kind)) throw new HttpError('api.message.retracted');
  if (isSystemMessageType(kind)) throw new HttpError(code);
}
