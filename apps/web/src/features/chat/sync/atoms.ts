import type { Schemas } from '@quintet/api/types';
import type { MessageDraft } from '@quintet/domain/chat/drafts';
import { countUnmutedUnread, sortGroupsByActivity } from '@quintet/domain/chat/groups';
import type { Group, Message } from '@quintet/domain/chat/message';
import { sortOutboxForDisplay, type OutboxItem } from '@quintet/domain/chat/outbox';
import { atom } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';
import {
  isUserUnchanged,
  type CachedGroupUser,
  upsertGroupUsersAtom,
  toCachedGroupUser,
} from '../../../shared/users/users.ts';
import type { StoredPinnedMessages } from '../storage/schema.ts';

type ById<T> = ReadonlyMap<string, T>;

/** Chat state in memory, loaded from and saved to IndexedDB; one set per session store. */
const groupsBase = atom<ById<Group>>(new Map());
const outboxBase = atom<readonly OutboxItem[]>([]);
/** Upload progress of each file, by cid. */
const progressBase = atom<ReadonlyMap<string, number>>(new Map());
const draftsBase = atom<ById<MessageDraft>>(new Map());
const pinsBase = atom<ById<readonly Message[]>>(new Map());
/** Ids of the users who are typing, by group. */
const typingUsersBase = atom<ById<readonly string[]>>(new Map());

/** `opening`: nothing is loaded yet. `failed`: loading failed and nothing is cached. */
export type GroupListStatus =
  | { readonly status: 'opening' | 'ready' }
  | { readonly status: 'failed'; readonly error: unknown };
const groupListStatusBase = atom<GroupListStatus>({ status: 'opening' });

/** The groups that this device knows, by id. */
export const groupsByIdAtom = atom((get) => get(groupsBase));
/** A group; undefined while unknown. */
export const groupAtomFamily = atomFamily((id: string) => atom((get) => get(groupsBase).get(id)));
/** Why this user is no longer a member, once an event has said so. */
export const groupRemovalReasonAtomFamily = atomFamily((_id: string) =>
  atom<Schemas['GroupRemovedReason'] | null>(null),
);
/** The groups by last activity, pending messages included. */
export const sortedGroupsAtom = atom((get) => {
  const waitingSince = new Map(get(outboxBase).map(({ groupId, createdAt }) => [groupId, createdAt]));
  return sortGroupsByActivity(get(groupsBase).values(), waitingSince);
});
export const unmutedUnreadTotalAtom = atom((get) => countUnmutedUnread(get(groupsBase).values()));
export const outboxAtom = atom((get) => get(outboxBase));
const NO_ITEMS: readonly OutboxItem[] = [];
/** The pending messages of a group in the order in which they are shown. */
export const groupOutboxItemsAtomFamily = atomFamily((groupId: string) =>
  atom((get) => {
    const items = get(outboxBase).filter((item) => item.groupId === groupId);
    return items.length > 0 ? sortOutboxForDisplay(items) : NO_ITEMS;
  }),
);
export const messageUploadProgressAtomFamily = atomFamily((cid: string) =>
  atom((get) => get(progressBase).get(cid) ?? 0),
);
export const messageDraftsByGroupAtom = atom((get) => get(draftsBase));
const NO_PINS: readonly Message[] = [];
/** The pinned messages of a group, the newest first. */
export const pinnedMessagesAtomFamily = atomFamily((groupId: string) =>
  atom((get) => get(pinsBase).get(groupId) ?? NO_PINS),
);
const NO_USERS: readonly string[] = [];
export const typingUserIdsAtomFamily = atomFamily((groupId: string) =>
  atom((get) => get(typingUsersBase).get(groupId) ?? NO_USERS),
);
export const groupListStatusAtom = atom((get) => get(groupListStatusBase));

interface InitialData {
  readonly groups: readonly Group[];
  readonly outbox: readonly OutboxItem[];
  readonly drafts: readonly MessageDraft[];
}

/** Sets the data loaded from the device. */
export const setInitialChatDataAtom = atom(null, (_get, set, { groups, outbox, drafts }: InitialData) => {
  set(groupsBase, new Map(groups.map((group) => [group.id, group])));
  set(
    upsertGroupUsersAtom,
    groups.flatMap(({ id, target }) => (target ? toCachedGroupUser(target, id) : [])),
  );
  set(outboxBase, outbox);
  set(draftsBase, new Map(drafts.map((draft) => [draft.groupId, draft])));
});

/** Updates groups; `undefined` removes one. */
export const applyGroupChangesAtom = atom(
  null,
  (get, set, groups: readonly (readonly [string, Group | undefined])[]) => {
    const known = get(groupsBase);
    const next = new Map(known);
    // A target that did not change may be older than what the directory knows.
    const targets: CachedGroupUser[] = [];
    for (const [id, group] of groups) {
      if (group) next.set(id, group);
      else next.delete(id);
      if (!group?.target) continue;
      const target = toCachedGroupUser(group.target, id);
      const before = known.get(id)?.target;
      if (!before || !isUserUnchanged(toCachedGroupUser(before, id), target)) targets.push(target);
    }
    set(groupsBase, next);
    set(upsertGroupUsersAtom, targets);
  },
);

export const setOutboxAtom = atom(null, (get, set, items: readonly OutboxItem[]) => {
  set(outboxBase, items);
  const waiting = new Set(items.map(({ cid }) => cid));
  const progress = get(progressBase);
  if ([...progress.keys()].every((cid) => waiting.has(cid))) return;
  for (const cid of progress.keys()) if (!waiting.has(cid)) messageUploadProgressAtomFamily.remove(cid);
  set(progressBase, new Map([...progress].filter(([cid]) => waiting.has(cid))));
});

export const setMessageUploadProgressAtom = atom(
  null,
  (get, set, { cid, progress }: { cid: string; progress: number }) =>
    set(progressBase, new Map(get(progressBase)).set(cid, progress)),
);

export const upsertMessageDraftAtom = atom(null, (get, set, draft: MessageDraft) => {
  const known = get(draftsBase).get(draft.groupId);
  if (!known || known.updatedAt <= draft.updatedAt) set(draftsBase, new Map(get(draftsBase)).set(draft.groupId, draft));
});

export const setPinnedMessagesAtom = atom(null, (get, set, stored: readonly StoredPinnedMessages[]) => {
  const next = new Map(get(pinsBase));
  for (const { groupId, pins } of stored) next.set(groupId, pins);
  set(pinsBase, next);
});

export const setTypingUserIdsAtom = atom(null, (get, set, groupId: string, ids: readonly string[]) =>
  set(typingUsersBase, new Map(get(typingUsersBase)).set(groupId, ids)),
);

export const setGroupListStatusAtom = atom(null, (_get, set, status: GroupListStatus) =>
  set(groupListStatusBase, status),
);
