import type { MessageId, Slice } from './generated/ids.ts';

export type { MessageId, Slice };

declare global {
  namespace FormatjsIntl {
    /** A misspelt id does not compile. */
    interface Message {
      ids: MessageId;
    }
  }
}
