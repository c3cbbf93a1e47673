import type { Api } from '@quintet/api/client';
import { Toggle } from '@quintet/api/enums';
import { changeNotify } from '../db/groups.ts';
import type { ChatDatabase } from '../db/schema.ts';
import type { ChangeBus } from './change-bus.ts';

interface GroupCommandsOptions {
  readonly db: ChatDatabase;
  readonly api: Api;
  readonly me: string;
  readonly changeBus: ChangeBus;
}

/** What one does to a chat as a whole, for oneself alone; each rejects when the server will not have it. */
export interface GroupCommands {
  /** Mutes a chat, or lets it call again: shown at once, undone if it was refused. */
  mute(groupId: string, isMuted: boolean): Promise<void>;
  /** Clears the history up to its newest message (spec §7); the event stream tells this device, too. */
  clear(groupId: string): Promise<void>;
}

export function createGroupCommands({ db, api, me, changeBus }: GroupCommandsOptions): GroupCommands {
  const saveNotify = async (groupId: string, notify: Toggle): Promise<void> =>
    changeBus.publish(await changeNotify(db, me, groupId, notify));

  return {
    async mute(groupId, isMuted) {
      const [next, before] = isMuted ? [Toggle.CLOSE, Toggle.OPEN] : [Toggle.OPEN, Toggle.CLOSE];
      await saveNotify(groupId, next);
      try {
        await api.POST('/api/v1/users/notify', { body: { group_id: groupId, notify: next } });
      } catch (error) {
        await saveNotify(groupId, before);
        throw error;
      }
    },
    async clear(groupId) {
      await api.POST('/api/v1/groups/{id}/clear', { params: { path: { id: groupId } } });
    },
  };
}
