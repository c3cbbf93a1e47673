import type { MessageDraft } from '@quintet/domain/chat/drafts';
import type { SeqRange } from '@quintet/domain/chat/ranges';
import type { Message } from '@quintet/domain/chat/message';
import type { CachedGroupUser } from '../../../shared/users/users.ts';
import type { StoredPinnedMessages } from './schema.ts';

/** Changes of the database, published to all tabs. */
export interface ChatChange {
  /** Changed groups; missing ones were left. */
  readonly groupIds?: readonly string[];
  /** New or changed messages and the range they cover. */
  readonly receivedMessages?: readonly ChangedMessages[];
  readonly cleared?: readonly { readonly groupId: string; readonly seq: number }[];
  /** The outbox changed; `queued`: there are new items to send. */
  readonly outbox?: 'queued' | 'changed' | null;
  /** Upload progress of a file, 0 to 1. */
  readonly progress?: { readonly cid: string; readonly progress: number } | null;
  readonly drafts?: readonly MessageDraft[];
  readonly pins?: readonly StoredPinnedMessages[];
  readonly users?: readonly CachedGroupUser[];
  /** Outdated users by group. */
  readonly invalidatedUsers?: readonly { readonly groupId: string; readonly ids: readonly string[] }[];
  /** Events were missed; everything may have changed. */
  readonly reset?: boolean;
}

export interface ChangedMessages {
  readonly groupId: string;
  readonly messages: readonly Message[];
  readonly covered: SeqRange | null;
}
