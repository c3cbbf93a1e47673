import type { MessageDraft } from '@quintet/domain/chat/drafts';
import { openWriteAheadLog } from '../../../shared/storage/write-ahead-log.ts';
import { writeMessageDraft } from '../storage/drafts.ts';
import { type NewOutboxItem, queueRecoveredOutboxItem } from '../storage/outbox.ts';
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
  /**
   * Protects a draft or message from being lost when the tab or the database closes during its write. A message is written after those that
   * closed tabs left.
   */
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
  /** Names of entries that this tab is writing. */
  const ownNames = new Set<string>();
  let recoveryTimer: ReturnType<typeof setTimeout> | undefined;

  async function recoverEntries(entries: readonly UnsavedItem[]): Promise<void> {
    for (const value of entries.toSorted((a, b) => entryTime(a) - entryTime(b))) {
      // Recovering twice is harmless: messages have a unique cid, and the later draft wins.
      if (isItem(value)) await queueRecoveredOutboxItem(db, value);
      else changeBus.publish({ drafts: [await writeMessageDraft(db, value)] });
      log.remove(entryName(value));
    }
  }

  async function recover(): Promise<void> {
    const found = log.read();
    await recoverEntries(found);
    if (!found.some(isItem)) return;
    changeBus.publish({ outbox: 'queued' });
    wake();
  }

  async function writeAfterOtherTabs(write: () => Promise<unknown>): Promise<void> {
    const others = log.read().filter((value) => isItem(value) && !ownNames.has(entryName(value)));
    // Without others the write starts at once.
    if (others.length > 0) await recoverEntries(others).catch(() => undefined);
    await write();
  }

  async function guard(value: UnsavedItem, write: () => Promise<unknown>): Promise<void> {
    const name = entryName(value);
    ownNames.add(name);
    try {
      await log.guard(name, value, isItem(value) ? () => writeAfterOtherTabs(write) : write);
    } finally {
      ownNames.delete(name);
    }
  }

  const stop = log.onEntry(() => {
    recoveryTimer ??= setTimeout(() => {
      recoveryTimer = undefined;
      recover().catch(() => undefined);
    }, RECOVERY_DELAY_MS);
  });

  return {
    guard,
    recover,
    onDatabaseClosed: () => log.keepFailedCopies(),
    close() {
      stop();
      clearTimeout(recoveryTimer);
    },
  };
}
