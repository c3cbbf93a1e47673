import type { QuotedMessage } from './message.ts';

interface Foldable extends Pick<QuotedMessage, 'user_id' | 'block_user_ids'> {
  readonly thread?: QuotedMessage | null | undefined;
}

/** Stands for the reader in `block_user_ids`, of which only the presence matters here. */
const READER = ['reader'];

/** A message of a group and its quote with the blocks of now, because those that came with a stored message may be older. */
export function applyBlocksToMessage<Item extends Foldable>(item: Item, blocked: ReadonlySet<string>): Item {
  const thread = item.thread && applyBlocksToMessage(item.thread, blocked);
  const block_user_ids = blocked.has(item.user_id) ? READER : [];
  return thread === item.thread && block_user_ids.length === (item.block_user_ids?.length ?? 0)
    ? item
    : { ...item, thread, block_user_ids };
}
