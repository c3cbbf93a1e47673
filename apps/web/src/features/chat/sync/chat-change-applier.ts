import { ApiError } from '@quintet/api/error';
import type { Message } from '@quintet/domain/chat/message';
import type { createStore } from 'jotai/vanilla';
import type { ChatChange } from '../storage/change.ts';
import { readOutbox } from '../storage/outbox.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import { upsertGroupUsersAtom, groupUsersByKeyAtom } from '../../../shared/users/users.ts';
import {
  upsertMessageDraftAtom,
  applyGroupChangesAtom,
  setOutboxAtom,
  setPinnedMessagesAtom,
  setMessageUploadProgressAtom,
} from './atoms.ts';
import type { MessageDraftCommands } from './drafts.ts';
import type { ChatUserCache } from './users.ts';
import type { OutboxWorker } from './outbox-worker.ts';
import type { TypingTracker } from './typing.ts';

/** An open room, which shows changes. */
export interface RoomChangeReceiver {
  readonly groupId: string;
  /** Applies a database change. */
  apply(change: ChatChange): void;
}

interface ChatChangeApplierOptions {
  readonly db: ChatDatabase;
  readonly store: ReturnType<typeof createStore>;
  readonly rooms: ReadonlySet<RoomChangeReceiver>;
  readonly drafts: MessageDraftCommands;
  readonly users: ChatUserCache;
  readonly typing: TypingTracker;
  readonly outboxWorker: OutboxWorker;
  /** The client undid something on its own. */
  readonly onRefused: (error: ApiError) => void;
  /** Events were missed; reload everything shown. */
  readonly onReset: () => Promise<void>;
}

/** Applies database changes of any tab to this tab's memory. */
export function createChatChangeApplier(options: ChatChangeApplierOptions) {
  const { db, store, rooms, drafts, users, typing, outboxWorker, onRefused, onReset } = options;

  /** Reads groups and the outbox from the database, so that the order of notifications does not matter. */
  async function readGroups(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const tx = db.transaction('groups');
    const groups = await Promise.all(ids.map(async (id) => [id, await tx.store.get(id)] as const));
    store.set(applyGroupChangesAtom, groups);
  }

  async function readPending(): Promise<void> {
    const items = await readOutbox(db);
    store.set(setOutboxAtom, items);
    outboxWorker.cancelRemoved(items);
  }

  function invalidateUsers(invalidated: NonNullable<ChatChange['invalidatedUsers']>): void {
    for (const { groupId, ids } of invalidated) users.refresh(groupId, ids);
  }

  /** Removes a retracted reply target from the draft and shows it in the open room (spec §4, Retract). */
  async function handleRetracted(messages: readonly Message[]): Promise<void> {
    const dropped = await drafts.removeReplies(messages);
    for (const { groupId } of rooms)
      if (dropped.includes(groupId))
        onRefused(new ApiError({ code: 'api.message.retracted', status: 0, operation: null }));
  }

  /** `isOwn`: this tab made the change. */
  async function applyChange(change: ChatChange, isOwn: boolean): Promise<void> {
    const { drafts: savedDrafts = [], receivedMessages = [], groupIds = [], pins = [] } = change;
    for (const draft of savedDrafts) store.set(upsertMessageDraftAtom, draft);
    if (change.users) store.set(upsertGroupUsersAtom, change.users);
    if (pins.length > 0) store.set(setPinnedMessagesAtom, pins);
    for (const { groupId, messages } of receivedMessages)
      for (const { user_id } of messages) typing.stop({ group_id: groupId, user_id });
    invalidateUsers(change.invalidatedUsers ?? []);
    if (change.progress) store.set(setMessageUploadProgressAtom, change.progress);
    if (change.outbox === 'queued' && !isOwn) outboxWorker.wake();
    // Adds the message to the room before it leaves the outbox, so that it never disappears.
    for (const room of rooms) room.apply(change);
    await Promise.all([readGroups(groupIds), change.outbox && readPending()]);
    for (const room of rooms) if (groupIds.includes(room.groupId)) room.apply({});
    await handleRetracted(receivedMessages.flatMap(({ messages }) => messages));
    if (!change.reset) return;
    users.invalidate([...store.get(groupUsersByKeyAtom).keys()]);
    await onReset();
  }

  return { applyChange, readGroups };
}
