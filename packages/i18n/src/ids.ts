import type { MessageId, SliceName } from './generated/ids.ts';

export type { MessageId, SliceName };

declare global {
  namespace FormatjsIntl {
    /** Makes an unknown message id a compile error. */
    interface Message {
      ids: MessageId;
    }
  }
}
