import type { QuotedMessage } from './message.ts';

interface Foldable extends Pick<QuotedMessage, 'user_id' | 'block_user_ids'> {
  readonly thread?: QuotedMessage | null | undefined;
}

/** Stands for the reader in `block_user_ids`, of which only the presence matters here. */
const READER = ['reader'];

/** Marks a message of a group and its quote by the blocks of now, because the marks of a stored message may be older. Hides nothing. */
export function withCurrentBlockMarks<Item extends Foldable>(item: Item, blocked: ReadonlySet<string>): Item {
  const thread = item.thread && withCurrentBlockMarks(item.thread, blocked);
  const block_user_ids = blocked.has(item.user_id) ? READER : [];
  return thread === item.thread && block_user_ids.length === (item.block_user_ids?.length ?? 0)
    ? item
    : { ...item, thread, block_user_ids };
}
