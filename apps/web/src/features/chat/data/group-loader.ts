import type { Api } from '@quintet/api/client';
import type { Group } from '@quintet/domain/chat/message';
import type { createStore } from 'jotai/vanilla';
import { keepGroup } from '../db/groups.ts';
import type { ChatDatabase } from '../db/schema.ts';
import { groupAtom } from './atoms.ts';
import type { Publisher } from './change-bus.ts';

interface FinderOptions {
  readonly db: ChatDatabase;
  readonly api: Api;
  readonly me: string;
  readonly store: ReturnType<typeof createStore>;
  readonly publisher: Publisher;
  /** Brings groups that were kept into memory. */
  readonly readGroups: (ids: readonly string[]) => Promise<void>;
}

/** Groups that this device does not know yet, asked for and kept. */
export function createFinder({ db, api, me, store, publisher, readGroups }: FinderOptions) {
  async function keepFound(found: Group): Promise<Group> {
    const change = await keepGroup(db, me, found);
    await readGroups([found.id]);
    publisher.publish(change);
    return store.get(groupAtom(found.id)) ?? found;
  }

  async function findGroup(groupId: string): Promise<Group> {
    const { data } = await api.GET('/api/v1/groups/{id}', { params: { path: { id: groupId } } });
    return keepFound(data!.result);
  }

  /** The direct message with somebody, made on first use. */
  async function openDirect(userId: string): Promise<Group> {
    const { data } = await api.POST('/api/v1/groups/direct', { body: { contact_id: userId } });
    return keepFound(data!.result);
  }

  return { findGroup, openDirect };
}
