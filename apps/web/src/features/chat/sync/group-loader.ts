import type { ApiClient } from '@quintet/api/client';
import type { Group } from '@quintet/domain/chat/message';
import type { createStore } from 'jotai/vanilla';
import { saveCachedGroup } from '../storage/groups.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import { fallBackIfStorageFull } from '../storage/fall-back-if-storage-full.ts';
import { groupAtomFamily, applyGroupChangesAtom } from './atoms.ts';
import type { ChatChangeBus } from './change-bus.ts';

interface GroupLoaderOptions {
  readonly db: ChatDatabase;
  readonly api: ApiClient;
  readonly me: string;
  readonly store: ReturnType<typeof createStore>;
  readonly changeBus: ChatChangeBus;
  /** Loads stored groups into memory. */
  readonly readGroups: (ids: readonly string[]) => Promise<void>;
}

/** Fetches and saves groups that this device does not have; a full device has them in memory. */
export function createGroupLoader({ db, api, me, store, changeBus, readGroups }: GroupLoaderOptions) {
  async function saveFound(group: Group): Promise<Group> {
    const change = await fallBackIfStorageFull(saveCachedGroup(db, me, group), () => null);
    if (!change) {
      store.set(applyGroupChangesAtom, [[group.id, group]]);
      return group;
    }
    await readGroups([group.id]);
    changeBus.publish(change);
    return store.get(groupAtomFamily(group.id)) ?? group;
  }

  async function loadGroup(groupId: string): Promise<Group> {
    const { data } = await api.GET('/api/v1/groups/{id}', { params: { path: { id: groupId } } });
    return saveFound(data!.result);
  }

  /** Opens the direct message with a user, creating it on first use. */
  async function openDirect(userId: string): Promise<Group> {
    const { data } = await api.POST('/api/v1/groups/direct', { body: { contact_id: userId } });
    return saveFound(data!.result);
  }

  return { loadGroup, openDirect };
}
