import type { Api } from '@quintet/api/client';
import type { Message } from '@quintet/domain/chat/message';
import { isMine, withReaction } from '@quintet/domain/chat/reactions';
import { changeMessage } from '../db/history.ts';
import type { ChatDatabase } from '../db/schema.ts';
import type { Publisher } from './publisher.ts';

interface MessagesOptions {
  readonly db: ChatDatabase;
  readonly api: Api;
  readonly me: string;
  readonly publisher: Publisher;
}

/** What one does to messages that are there; each rejects when the server will not have it. */
export interface Messages {
  /** Takes a message back (spec §4, Retract). */
  retract(message: Message): Promise<void>;
  /** Reacts with an emoji, or takes that reaction back: shown at once, undone if it was refused. */
  react(message: Message, emoji: string): Promise<void>;
}

export function createMessages({ db, api, me, publisher }: MessagesOptions): Messages {
  const keep = async (message: Message): Promise<void> => publisher.publish(await changeMessage(db, me, message));

  return {
    async retract({ id }) {
      const { data } = await api.DELETE('/api/v1/messages/{id}', { params: { path: { id } } });
      await keep(data!.result);
    },
    async react(message, emoji) {
      await keep(withReaction(message, emoji));
      const path = { id: message.id };
      try {
        const { data } = isMine(message, emoji)
          ? await api.DELETE('/api/v1/messages/{id}/emojis', { params: { path, query: { emoji } } })
          : await api.POST('/api/v1/messages/{id}/emojis', { params: { path }, body: { emoji } });
        await keep(data!.result);
      } catch (error) {
        await keep(message);
        throw error;
      }
    },
  };
}
