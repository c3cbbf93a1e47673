import type { Api } from '@quintet/api/client';
import { Toggle } from '@quintet/api/enums';
import { runOptimistic } from '../../../shared/requests/optimistic-action.ts';
import { changeNotify } from '../storage/groups.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import type { ChangeBus } from './change-bus.ts';

interface GroupCommandsOptions {
  readonly db: ChatDatabase;
  readonly api: Api;
  readonly me: string;
  readonly changeBus: ChangeBus;
}

/** Actions on a group for this user only; each rejects with the server's error. */
export interface GroupCommands {
  /** Mutes or unmutes a group optimistically; reverts on error. */
  mute(groupId: string, isMuted: boolean): Promise<void>;
  /** Clears the history up to the newest message (spec §7); this device is updated by the event stream. */
  clear(groupId: string): Promise<void>;
}

export function createGroupCommands({ db, api, me, changeBus }: GroupCommandsOptions): GroupCommands {
  const saveNotify = async (groupId: string, notify: Toggle): Promise<void> =>
    changeBus.publish(await changeNotify(db, me, groupId, notify));

  return {
    async mute(groupId, isMuted) {
      const [next, before] = isMuted ? [Toggle.CLOSE, Toggle.OPEN] : [Toggle.OPEN, Toggle.CLOSE];
      await runOptimistic({
        apply: () => saveNotify(groupId, next),
        send: () => api.POST('/api/v1/users/notify', { body: { group_id: groupId, notify: next } }),
        undo: () => saveNotify(groupId, before),
      });
    },
    async clear(groupId) {
      await api.POST('/api/v1/groups/{id}/clear', { params: { path: { id: groupId } } });
    },
  };
}
