import type { Schemas } from '@quintet/api/types';
import type { Draft } from '@quintet/domain/chat/drafts';
import type { Fragments } from '@quintet/domain/chat/fragments';
import type { Group, Message } from '@quintet/domain/chat/message';
import type { OutboxItem } from '@quintet/domain/chat/outbox';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What is known of a group's history. */
export interface StoredHistory {
  readonly groupId: string;
  readonly ranges: Fragments;
  /** Parts that may have changed while nobody told: shown at once, and asked for anew. */
  readonly unsure: Fragments;
}

/** A view that the server has not been told yet. */
export interface PendingRead {
  readonly groupId: string;
  readonly msgId: string;
  readonly seq: number;
}

/** What is pinned in a group, the newest pin first. */
export interface StoredPins {
  readonly groupId: string;
  readonly pins: readonly Message[];
}

export type CachedUser = Pick<
  Schemas['Member'],
  'id' | 'nickname' | 'avatar' | 'avatar_thumbnail' | 'account_cancelled'
>;

/** The bytes of a file, where a browser stores no Blob beside their type. */
export type StoredFile = Blob | { readonly type: string; readonly content: ArrayBuffer };

export interface ChatSchema extends DBSchema {
  messages: { key: [groupId: string, seq: number]; value: Message };
  histories: { key: string; value: StoredHistory };
  groups: { key: string; value: Group };
  people: { key: string; value: CachedUser };
  drafts: { key: string; value: Draft };
  /** Its key is the place in the queue, given by the database. */
  outbox: { key: number; value: OutboxItem; indexes: { cid: string } };
  /** Bytes of the files that wait in the outbox, by cid. */
  files: { key: string; value: StoredFile };
  pins: { key: string; value: StoredPins };
  views: { key: string; value: PendingRead };
  /** `position`: how far the event stream was followed. `listed`: whether the groups have been listed since the last reset. */
  meta: { key: 'position' | 'listed'; value: string | boolean };
}

/** Where the picture of a waiting video lies among the files. */
export const toPosterKey = (cid: string): string => `${cid}/poster`;

export type ChatDatabase = IDBPDatabase<ChatSchema>;

const SCHEMA_VERSION = 3;

/** Opens the account's chats on this device. They leave with the account (shared/local-data.ts). */
export function openChatDatabase(userId: string): Promise<ChatDatabase> {
  return openDB<ChatSchema>(`quintet.chat.${userId}`, SCHEMA_VERSION, {
    upgrade(db, oldVersion) {
      if (oldVersion < 2) db.createObjectStore('files');
      if (oldVersion < 3) db.createObjectStore('pins', { keyPath: 'groupId' });
      if (oldVersion >= 1) return;
      db.createObjectStore('messages', { keyPath: ['group_id', 'seq'] });
      db.createObjectStore('histories', { keyPath: 'groupId' });
      db.createObjectStore('groups', { keyPath: 'id' });
      db.createObjectStore('people', { keyPath: 'id' });
      db.createObjectStore('drafts', { keyPath: 'groupId' });
      db.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true }).createIndex('cid', 'cid', {
        unique: true,
      });
      db.createObjectStore('views', { keyPath: 'groupId' });
      db.createObjectStore('meta');
    },
    blocking(_current, _blocked, event) {
      // Another tab deletes or upgrades it.
      (event.target as IDBDatabase).close();
    },
  });
}
