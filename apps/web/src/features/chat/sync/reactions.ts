import type { ApiClient } from '@quintet/api/client';
import type { Message } from '@quintet/domain/chat/message';
import { hasMyReaction, withToggledReaction } from '@quintet/domain/chat/reactions';
import { runOptimisticAction } from '../../../shared/requests/optimistic-action.ts';

/** The unfinished requests for one message. */
interface PendingReactions {
  /** The message as the server last returned it. */
  confirmed: Message;
  lastRequest: Promise<unknown>;
  count: number;
}

interface ReactionTogglerOptions {
  readonly api: ApiClient;
  readonly save: (message: Message) => Promise<void>;
}

/** Shows each added or removed reaction at once, and sends those of one message one after another: requests may overtake each other. */
export function createReactionToggler({ api, save }: ReactionTogglerOptions) {
  const pendingById = new Map<string, PendingReactions>();

  /** @throws ApiError after the reaction was undone */
  return async function toggleReaction(message: Message, emoji: string): Promise<void> {
    const path = { id: message.id };
    const pending = pendingById.get(message.id) ?? { confirmed: message, lastRequest: Promise.resolve(), count: 0 };
    pendingById.set(message.id, pending);
    pending.count += 1;
    const previousRequest = pending.lastRequest;
    const request = async (): Promise<void> => {
      await previousRequest;
      const { data } = hasMyReaction(message, emoji)
        ? await api.DELETE('/api/v1/messages/{id}/emojis', { params: { path, query: { emoji } } })
        : await api.POST('/api/v1/messages/{id}/emojis', { params: { path }, body: { emoji } });
      pending.confirmed = data!.result;
      // The screen already shows a later press.
      if (pending.count === 1) await save(pending.confirmed);
    };
    try {
      await runOptimisticAction({
        apply: () => save(withToggledReaction(message, emoji)),
        send() {
          const sent = request();
          pending.lastRequest = sent.catch(() => undefined);
          return sent;
        },
        undo: () => save(pending.confirmed),
      });
    } finally {
      pending.count -= 1;
      if (pending.count === 0) pendingById.delete(message.id);
    }
  };
}
