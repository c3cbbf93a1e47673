import type { MessageDraft } from '@quintet/domain/chat/drafts';
import { openWriteAheadLog } from '../../../shared/storage/write-ahead-log.ts';
import { writeMessageDraft } from '../storage/drafts.ts';
import { type NewOutboxItem, requeueUnsavedItem } from '../storage/outbox.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import type { ChatChangeBus } from './change-bus.ts';

/** Milliseconds that the tab of an entry gets to finish its own write. */
const RECOVERY_DELAY_MS = 5000;

type UnsavedItem = NewOutboxItem | MessageDraft;

interface ChatWriteAheadLogOptions {
  readonly me: string;
  readonly db: ChatDatabase;
  readonly changeBus: ChatChangeBus;
  readonly wake: () => void;
}

/** Copies of own drafts and messages in localStorage while IndexedDB writes them, and their recovery after a tab has closed. */
export interface ChatWriteAheadLog {
  /** Protects a draft or message from being lost when the tab or the database closes during its write. */
  guard(value: UnsavedItem, write: () => Promise<unknown>): Promise<void>;
  /** Recovers entries that a closed tab could not write. */
  recover(): Promise<void>;
  /** The database is closed: entries that it does not write stay for the next client. */
  onDatabaseClosed(): void;
  close(): void;
}

const isItem = (value: UnsavedItem): value is NewOutboxItem => 'cid' in value;
const entryName = (value: UnsavedItem): string => (isItem(value) ? value.cid : `draft.${value.groupId}`);
const entryTime = (value: UnsavedItem): number => (isItem(value) ? value.createdAt : value.updatedAt);

export function createChatWriteAheadLog({ me, db, changeBus, wake }: ChatWriteAheadLogOptions): ChatWriteAheadLog {
  const log = openWriteAheadLog<UnsavedItem>(`chat.${me}`);
  let recoveryTimer: ReturnType<typeof setTimeout> | undefined;

  async function recover(): Promise<void> {
    const found = log.read().sort((a, b) => entryTime(a) - entryTime(b));
    for (const value of found) {
      // Recovering twice is harmless: messages have a unique cid, and the later draft wins.
      if (isItem(value)) await requeueUnsavedItem(db, value);
      else changeBus.publish({ drafts: [await writeMessageDraft(db, value)] });
      log.remove(entryName(value));
    }
    if (!found.some(isItem)) return;
    changeBus.publish({ outbox: 'queued' });
    wake();
  }

  const stop = log.onEntry(() => {
    recoveryTimer ??= setTimeout(() => {
      recoveryTimer = undefined;
      recover().catch(() => undefined);
    }, RECOVERY_DELAY_MS);
  });

  return {
    guard: (value, keep) => log.guard(entryName(value), value, keep),
    recover,
    onDatabaseClosed: () => log.keepFailedCopies(),
    close() {
      stop();
      clearTimeout(recoveryTimer);
    },
  };
}
