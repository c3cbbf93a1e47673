import type { Api } from '@quintet/api/client';
import type { ChatDatabase, Person } from '../db/schema.ts';
import { keepPeople, readPeople } from '../db/users.ts';
import type { Publisher } from './change-bus.ts';

/** The contract's most for one call. */
const AT_ONCE = 100;

interface PeopleOptions {
  readonly db: ChatDatabase;
  readonly api: Api;
  readonly publisher: Publisher;
  /** Whether somebody is in memory. */
  readonly isKnown: (id: string) => boolean;
}

export interface People {
  /** Somebody of a group is to be shown: finds out who that is, in memory, on the device or from the server. */
  ask(groupId: string, ids: readonly string[]): void;
  /** What was known of them is out of date: asked again, they are looked up anew. */
  forget(ids: readonly string[]): void;
  /** The server can be asked again: those whom it could not tell of are asked for now, or when they are shown next. */
  retry(): void;
}

export function createPeople({ db, api, publisher, isKnown }: PeopleOptions): People {
  const waiting = new Map<string, Set<string>>();
  const asked = new Set<string>();
  const stale = new Set<string>();
  /** Who could not be asked for, by group: what shows them does not ask twice. */
  const failed = new Map<string, readonly string[]>();
  let isScheduled = false;

  async function find(groupId: string, ids: readonly string[]): Promise<void> {
    const kept = await readPeople(db, ids);
    if (kept.length > 0) publisher.publish({ people: kept });
    const missing = ids.filter((id) => !kept.some((person) => person.id === id));
    for (let start = 0; start < missing.length; start += AT_ONCE) {
      const { data } = await api.POST('/api/v1/groups/{id}/members/ids', {
        params: { path: { id: groupId } },
        body: { user_ids: missing.slice(start, start + AT_ONCE) },
      });
      const people = data!.result.map(({ id, nickname, avatar, avatar_thumbnail, account_cancelled }): Person => ({
        id,
        nickname,
        avatar,
        avatar_thumbnail,
        account_cancelled,
      }));
      await keepPeople(db, people);
      publisher.publish({ people });
    }
  }

  function findAll(): void {
    isScheduled = false;
    for (const [groupId, ids] of waiting) {
      find(groupId, [...ids]).catch(() => {
        for (const id of ids) asked.delete(id);
        failed.set(groupId, [...(failed.get(groupId) ?? []), ...ids]);
      });
    }
    waiting.clear();
  }

  const people: People = {
    ask(groupId, ids) {
      for (const id of ids) {
        if (asked.has(id) || (isKnown(id) && !stale.has(id))) continue;
        asked.add(id);
        stale.delete(id);
        waiting.set(groupId, (waiting.get(groupId) ?? new Set()).add(id));
      }
      if (waiting.size === 0 || isScheduled) return;
      isScheduled = true;
      queueMicrotask(findAll);
    },
    forget(ids) {
      for (const id of ids) {
        stale.add(id);
        asked.delete(id);
      }
    },
    retry() {
      for (const id of asked) if (!isKnown(id)) asked.delete(id);
      const again = [...failed];
      failed.clear();
      for (const [groupId, ids] of again) people.ask(groupId, ids);
    },
  };
  return people;
}
