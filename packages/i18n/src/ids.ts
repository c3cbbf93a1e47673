import type { MessageId, Slice } from './generated/ids.ts';

export type { MessageId, Slice };

declare global {
  namespace FormatjsIntl {
    /** Makes an unknown message id a compile error. */
    interface Message {
      ids: MessageId;
    }
  }
}
