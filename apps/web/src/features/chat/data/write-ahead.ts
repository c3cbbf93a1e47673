import type { Draft } from '@quintet/domain/chat/drafts';
import { openWriteAheadLog } from '../../../shared/write-ahead-log.ts';
import { keepDraft } from '../db/drafts.ts';
import { type NewItem, queueSpare } from '../db/outbox.ts';
import type { ChatDatabase } from '../db/schema.ts';
import type { Publisher } from './change-bus.ts';

/** Milliseconds that another tab is given to keep its own. */
const PATIENCE = 5000;

type Spare = NewItem | Draft;

interface SparesOptions {
  readonly me: string;
  readonly db: ChatDatabase;
  readonly publisher: Publisher;
  readonly wake: () => void;
}

export interface ChatSpares {
  /** What was typed or sent is not lost while it is being kept, even if the tab is closed at once. */
  during(value: Spare, keep: () => Promise<unknown>): Promise<void>;
  /** Takes over what a closed tab could not keep. */
  adopt(): Promise<void>;
  close(): void;
}

const isItem = (value: Spare): value is NewItem => 'cid' in value;
const nameOf = (value: Spare): string => (isItem(value) ? value.cid : `draft.${value.groupId}`);
const timeOf = (value: Spare): number => (isItem(value) ? value.createdAt : value.updatedAt);

export function createSpares({ me, db, publisher, wake }: SparesOptions): ChatSpares {
  const spares = openWriteAheadLog<Spare>(`chat.${me}`);
  let wait: ReturnType<typeof setTimeout> | undefined;

  async function adopt(): Promise<void> {
    const found = spares.read().sort((a, b) => timeOf(a) - timeOf(b));
    for (const value of found) {
      // Twice does no harm: a message is known by its cid, of two drafts the later one counts.
      if (isItem(value)) await queueSpare(db, value);
      else publisher.publish({ drafts: [await keepDraft(db, value)] });
      spares.remove(nameOf(value));
    }
    if (!found.some(isItem)) return;
    publisher.publish({ outbox: 'queued' });
    wake();
  }

  const stop = spares.onEntry(() => {
    wait ??= setTimeout(() => {
      wait = undefined;
      adopt().catch(() => undefined);
    }, PATIENCE);
  });

  return {
    during: (value, keep) => spares.guard(nameOf(value), value, keep),
    adopt,
    close() {
      stop();
      clearTimeout(wait);
    },
  };
}
