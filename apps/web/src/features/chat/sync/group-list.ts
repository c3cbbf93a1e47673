import type { ApiClient } from '@quintet/api/client';
import type { Group } from '@quintet/domain/chat/message';
import { hasGroupList, saveGroupList } from '../storage/groups.ts';
import { fallBackIfStorageFull } from '../storage/fall-back-if-storage-full.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import type { ChatChangeBus } from './change-bus.ts';

interface GroupListOptions {
  readonly db: ChatDatabase;
  readonly api: ApiClient;
  readonly me: string;
  readonly changeBus: ChatChangeBus;
  /** The device is full: the list is shown from memory. */
  readonly onUnsaved: (groups: readonly Group[]) => void;
  readonly onError: (error: unknown) => void;
  readonly onLoaded: () => void;
}

export interface GroupListLoader {
  /** Loads the group list unless it was loaded since the last reset. One request at a time. */
  load(): Promise<void>;
  /** Reloads the list after a running request, whose response may be older than the reset. */
  reload(): Promise<void>;
}

export function createGroupListLoader(options: GroupListOptions): GroupListLoader {
  const { db, api, me, changeBus, onUnsaved, onError, onLoaded } = options;
  let running: Promise<void> | null = null;

  async function fetchGroups(): Promise<void> {
    try {
      const requestedAt = Date.now();
      const knownBefore = await db.getAllKeys('groups');
      const { data } = await api.GET('/api/v1/users/groups');
      const saving = saveGroupList(db, me, data!.result, knownBefore, requestedAt);
      const change = await fallBackIfStorageFull(saving, () => null);
      if (change) changeBus.publish(change);
      else onUnsaved(data!.result);
      onLoaded();
    } catch (error) {
      onError(error);
    }
  }

  function fetchOnce(): Promise<void> {
    running ??= fetchGroups().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    async load() {
      if (running) return running;
      if (await hasGroupList(db)) onLoaded();
      else await fetchOnce();
    },
    async reload() {
      await running;
      await fetchOnce();
    },
  };
}
