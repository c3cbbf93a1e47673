import type { ApiClient } from '@quintet/api/client';
import type { Message } from '@quintet/domain/chat/message';
import { hideCachedMessage, updateCachedMessage } from '../storage/history.ts';
import type { ChatChange } from '../storage/change.ts';
import { fallBackIfStorageFull } from '../storage/fall-back-if-storage-full.ts';
import { readPinnedMessages, savePinnedMessagesUnlessChanged, savePinnedMessages } from '../storage/pins.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import type { ChatChangeBus } from './change-bus.ts';
import { createReactionToggler } from './reactions.ts';

/** How often pins are loaded that change during each load. */
const MAX_PIN_LOADS = 3;

interface MessageCommandsOptions {
  readonly db: ChatDatabase;
  readonly api: ApiClient;
  readonly me: string;
  readonly changeBus: ChatChangeBus;
}

/** Actions on existing messages; each rejects with the server's error. */
export interface ExistingMessageCommands {
  /** Retracts a message (spec §4, Retract). */
  retract(message: Message): Promise<void>;
  /** Deletes a message for this user only, on all devices. */
  hide(message: Message): Promise<void>;
  /** Adds or removes a reaction optimistically; reverts on error. */
  react(message: Message, emoji: string): Promise<void>;
  /** Pins or unpins a message for the whole group (spec §5, Pins). */
  pin(message: Message): Promise<void>;
  unpin(message: Message): Promise<void>;
  /** Loads pinned messages from the device and then from the server. Does not reject. */
  loadPins(groupId: string): Promise<void>;
  /** Fetches the current version of a message. */
  refresh(message: Message): Promise<void>;
}

export function createExistingMessageCommands({
  db,
  api,
  me,
  changeBus,
}: MessageCommandsOptions): ExistingMessageCommands {
  const save = async (message: Message): Promise<void> => changeBus.publish(await updateCachedMessage(db, me, message));

  const applyPins = async (groupId: string, pins: readonly Message[]): Promise<void> =>
    changeBus.publish(await savePinnedMessages(db, me, groupId, pins));

  return {
    async refresh({ id: msgId, group_id: id }) {
      const { data } = await api.GET('/api/v1/groups/{id}/messages/{msgId}', { params: { path: { id, msgId } } });
      await save(data!.result);
    },
    async retract({ id }) {
      const { data } = await api.DELETE('/api/v1/messages/{id}', { params: { path: { id } } });
      await save(data!.result);
    },
    async hide(message) {
      await api.POST('/api/v1/messages/{id}/hide', { params: { path: { id: message.id } } });
      changeBus.publish(await hideCachedMessage(db, me, message));
    },
    react: createReactionToggler({ api, save }),
    async pin({ id, group_id }) {
      const { data } = await api.POST('/api/v1/groups/{id}/pins', {
        params: { path: { id: group_id } },
        body: { msg_id: id },
      });
      await applyPins(group_id, data!.result);
    },
    async unpin({ id: msgId, group_id: id }) {
      const { data } = await api.DELETE('/api/v1/groups/{id}/pins/{msgId}', { params: { path: { id, msgId } } });
      await applyPins(id, data!.result);
    },
    async loadPins(groupId) {
      try {
        for (let attempt = 1; attempt <= MAX_PIN_LOADS; attempt += 1) {
          const known = await readPinnedMessages(db, groupId);
          if (known) changeBus.publish({ pins: [known] });
          const { data } = await api.GET('/api/v1/groups/{id}/pins', { params: { path: { id: groupId } } });
          const loaded = { groupId, pins: data!.result };
          const saving = savePinnedMessagesUnlessChanged(db, me, loaded, known);
          const change = await fallBackIfStorageFull(saving, (): ChatChange => ({ pins: [loaded] }));
          changeBus.publish(change);
          if (change.pins?.length) return;
        }
      } catch {
        // The cached pins stay; the next opening fetches them again.
      }
    },
  };
}
