import type { MessageDraft } from '@quintet/domain/chat/drafts';
import type { SeqRanges } from '@quintet/domain/chat/ranges';
import type { Group, Message } from '@quintet/domain/chat/message';
import type { OutboxItem } from '@quintet/domain/chat/outbox';
import { type DBSchema, type IDBPDatabase, openDB, unwrap, wrap } from 'idb';
import { abortOnBackForwardCache } from '../../../shared/storage/back-forward-cache.ts';
import type { CachedGroupUser } from '../../../shared/users/users.ts';

/** The cached ranges of a group's history. */
export interface StoredHistoryRanges {
  readonly groupId: string;
  readonly ranges: SeqRanges;
  /** Ranges that may be outdated: shown at once, then fetched again. */
  readonly unsure: SeqRanges;
}

/** A read position that the server has not received. */
export interface PendingReadPosition {
  readonly groupId: string;
  readonly msgId: string;
  readonly seq: number;
}

/** The pinned messages of a group, the newest first. */
export interface StoredPinnedMessages {
  readonly groupId: string;
  readonly pins: readonly Message[];
}

/** The bytes of a file, where a browser stores no Blob beside their type. */
export type StoredOutboxFile = Blob | { readonly type: string; readonly content: ArrayBuffer };

export interface ChatDatabaseSchema extends DBSchema {
  messages: { key: [groupId: string, seq: number]; value: Message };
  histories: { key: string; value: StoredHistoryRanges };
  groups: { key: string; value: Group };
  people: { key: string; value: CachedGroupUser };
  drafts: { key: string; value: MessageDraft };
  /** The key is the position in the queue. */
  outbox: { key: number; value: OutboxItem; indexes: { cid: string } };
  /** Bytes of pending files, by cid. */
  files: { key: string; value: StoredOutboxFile };
  pins: { key: string; value: StoredPinnedMessages };
  views: { key: string; value: PendingReadPosition };
  /** Voice messages that were played on this device, by id. */
  heard: { key: string; value: true };
  /**
   * `position`: of the event stream. `listed`: whether the group list was loaded since the last reset. `removed`: when groups were removed,
   * by id, since the list was last saved.
   */
  meta: { key: 'position' | 'listed' | 'removed'; value: string | boolean | Readonly<Record<string, number>> };
}

/** The key of a pending video's poster among the files. */
export const toPosterKey = (cid: string): string => `${cid}/poster`;

/** The keys of a group's messages, optionally from `first` to `last`. */
export function getMessageKeyRange(groupId: string, first: number = 0, last: number = Infinity): IDBKeyRange {
  return IDBKeyRange.bound([groupId, first], [groupId, last]);
}

export type ChatDatabase = IDBPDatabase<ChatDatabaseSchema>;

const SCHEMA_VERSION = 6;

export interface ChatDatabaseListeners {
  /** The browser ended the connection or cached the page, or another tab needs it closed. */
  readonly onClosed?: () => void;
  /** A tab with an older version of the app keeps its database open: opening waits until that tab is closed. */
  readonly onBlocked?: () => void;
}

/**
 * Opens the chat database of an account. Logging out deletes it (shared/session/local-data.ts).
 */
export async function openChatDatabase(
  userId: string,
  { onClosed, onBlocked }: ChatDatabaseListeners = {},
): Promise<ChatDatabase> {
  const db = await openDB<ChatDatabaseSchema>(`quintet.chat.${userId}`, SCHEMA_VERSION, {
    upgrade(db, oldVersion) {
      if (oldVersion < 2) db.createObjectStore('files');
      if (oldVersion < 3) db.createObjectStore('pins', { keyPath: 'groupId' });
      if (oldVersion < 4) db.createObjectStore('heard');
      if (oldVersion >= 1) db.deleteObjectStore('people');
      // Before version 6 the key was the user's id, and names in groups were unknown.
      db.createObjectStore('people', { keyPath: 'key' });
      if (oldVersion >= 1) return;
      db.createObjectStore('messages', { keyPath: ['group_id', 'seq'] });
      db.createObjectStore('histories', { keyPath: 'groupId' });
      db.createObjectStore('groups', { keyPath: 'id' });
      db.createObjectStore('drafts', { keyPath: 'groupId' });
      db.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true }).createIndex('cid', 'cid', {
        unique: true,
      });
      db.createObjectStore('views', { keyPath: 'groupId' });
      db.createObjectStore('meta');
    },
    blocking(_current, _blocked, event) {
      // Another tab deletes or upgrades the database.
      (event.target as IDBDatabase).close();
      onClosed?.();
    },
    blocked: () => onBlocked?.(),
    terminated: () => onClosed?.(),
  });
  const raw = unwrap(db);
  const begin = raw.transaction.bind(raw);
  raw.transaction = (...args) => {
    const tx = begin(...args);
    abortOnBackForwardCache(tx, () => {
      db.close();
      onClosed?.();
      // Nobody awaits `done` of a read; its rejection would be unhandled.
      wrap(tx).done.catch(() => undefined);
    });
    return tx;
  };
  return db;
}
