import type { Draft } from '@quintet/domain/chat/drafts';
import type { Range } from '@quintet/domain/chat/fragments';
import type { Message } from '@quintet/domain/chat/message';
import type { CachedUser, StoredPins } from './schema.ts';

/** What a write changed, told to everything that shows it, in this tab and the others. */
export interface Change {
  /** Groups to read anew; one that is not there any more was left. */
  readonly groupIds?: readonly string[];
  /** Messages that are new or changed, with the history that they make known. */
  readonly arrived?: readonly ReceivedMessages[];
  readonly cleared?: readonly { readonly groupId: string; readonly seq: number }[];
  /** The outbox is to be read anew; `queued`: there is something new to send. */
  readonly outbox?: 'queued' | 'changed' | null;
  /** How much of a file has gone, from 0 to 1. */
  readonly progress?: { readonly cid: string; readonly share: number } | null;
  readonly drafts?: readonly Draft[];
  readonly pins?: readonly StoredPins[];
  readonly people?: readonly CachedUser[];
  /** What is known of these people is out of date. */
  readonly forgotten?: readonly { readonly groupId: string; readonly ids: readonly string[] }[];
  /** Everything may have changed while nobody told. */
  readonly reset?: boolean;
}

export interface ReceivedMessages {
  readonly groupId: string;
  readonly messages: readonly Message[];
  readonly covered: Range | null;
}
