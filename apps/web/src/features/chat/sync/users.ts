import type { ApiClient } from '@quintet/api/client';
import { toCachedGroupUser, toGroupUserKey } from '../../../shared/users/users.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import { fallBackIfStorageFull } from '../storage/fall-back-if-storage-full.ts';
import { saveCachedUsers, readCachedUsers } from '../storage/users.ts';
import type { ChatChangeBus } from './change-bus.ts';

/** The contract's limit per call. */
const MAX_IDS_PER_CALL = 100;

interface UserCacheOptions {
  readonly db: ChatDatabase;
  readonly api: ApiClient;
  readonly changeBus: ChatChangeBus;
  /** Whether the user is in memory, by key. */
  readonly isKnown: (key: string) => boolean;
}

export interface ChatUserCache {
  /** Loads users of a group from memory, the device or the server. */
  request(groupId: string, ids: readonly string[]): void;
  /** Marks users as outdated by key, so that the next request fetches them. */
  invalidate(keys: readonly string[]): void;
  /** Fetches changed users of a group again, if they may be shown. */
  refresh(groupId: string, ids: readonly string[]): void;
  /** Retries failed user lookups once the connection is back. */
  retry(): void;
}

export function createChatUserCache({ db, api, changeBus, isKnown }: UserCacheOptions): ChatUserCache {
  const queued = new Map<string, Set<string>>();
  const requested = new Set<string>();
  const stale = new Set<string>();
  /** Ids whose lookup failed, by group. */
  const failedIds = new Map<string, readonly string[]>();
  let isScheduled = false;

  async function load(groupId: string, ids: readonly string[]): Promise<void> {
    const cached = await readCachedUsers(db, groupId, ids);
    if (cached.length > 0) changeBus.publish({ users: cached });
    const missing = ids.filter((id) => !cached.some((user) => user.id === id));
    for (let start = 0; start < missing.length; start += MAX_IDS_PER_CALL) {
      const { data } = await api.POST('/api/v1/groups/{id}/members/ids', {
        params: { path: { id: groupId } },
        body: { user_ids: missing.slice(start, start + MAX_IDS_PER_CALL) },
      });
      const users = data!.result.map((user) => toCachedGroupUser(user, groupId));
      await fallBackIfStorageFull(saveCachedUsers(db, users), () => undefined);
      changeBus.publish({ users });
    }
  }

  function loadAll(): void {
    isScheduled = false;
    for (const [groupId, ids] of queued) {
      load(groupId, [...ids]).catch(() => {
        for (const id of ids) requested.delete(toGroupUserKey(groupId, id));
        failedIds.set(groupId, [...(failedIds.get(groupId) ?? []), ...ids]);
      });
    }
    queued.clear();
  }

  const users: ChatUserCache = {
    request(groupId, ids) {
      for (const id of ids) {
        const key = toGroupUserKey(groupId, id);
        if (requested.has(key) || (isKnown(key) && !stale.has(key))) continue;
        requested.add(key);
        stale.delete(key);
        queued.set(groupId, (queued.get(groupId) ?? new Set()).add(id));
      }
      if (queued.size === 0 || isScheduled) return;
      isScheduled = true;
      queueMicrotask(loadAll);
    },
    invalidate(keys) {
      for (const key of keys) {
        stale.add(key);
        requested.delete(key);
      }
    },
    refresh(groupId, ids) {
      users.invalidate(ids.map((id) => toGroupUserKey(groupId, id)));
      users.request(
        groupId,
        ids.filter((id) => isKnown(toGroupUserKey(groupId, id))),
      );
    },
    retry() {
      for (const key of requested) if (!isKnown(key)) requested.delete(key);
      const failedBefore = [...failedIds];
      failedIds.clear();
      for (const [groupId, ids] of failedBefore) users.request(groupId, ids);
    },
  };
  return users;
}
