import type { ApiClient } from '@quintet/api/client';
import type { NotifySettings } from '@quintet/ui/NotifySwitches';
import { toWireToggles } from '../../../shared/notifications/notify-settings.ts';
import { runOptimisticAction } from '../../../shared/requests/optimistic-action.ts';
import { saveGroupNotifyToggles, type GroupNotifyToggles } from '../storage/groups.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import type { ChatChangeBus } from './change-bus.ts';

interface GroupCommandsOptions {
  readonly db: ChatDatabase;
  readonly api: ApiClient;
  readonly me: string;
  readonly changeBus: ChatChangeBus;
}

/** Actions on a group for this user only; each rejects with the server's error. */
export interface PersonalGroupCommands {
  /** Changes notification settings of a group optimistically; reverts on error. */
  changeNotify(groupId: string, changed: Partial<NotifySettings>): Promise<void>;
  /** Clears the history up to the newest message (spec §7); this device is updated by the event stream. */
  clear(groupId: string): Promise<void>;
}

export function createPersonalGroupCommands({ db, api, me, changeBus }: GroupCommandsOptions): PersonalGroupCommands {
  const saveNotify = async (groupId: string, toggles: GroupNotifyToggles): Promise<void> =>
    changeBus.publish(await saveGroupNotifyToggles(db, me, groupId, toggles));

  return {
    async changeNotify(groupId, changed) {
      const toggles = toWireToggles(changed);
      await runOptimisticAction({
        apply: () => saveNotify(groupId, toggles),
        send: () => api.POST('/api/v1/users/notify', { body: { group_id: groupId, ...toggles }, keepalive: true }),
        undo: () => saveNotify(groupId, toWireToggles(changed, true)),
      });
    },
    async clear(groupId) {
      await api.POST('/api/v1/groups/{id}/clear', { params: { path: { id: groupId } } });
    },
  };
}
