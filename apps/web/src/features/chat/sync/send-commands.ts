import type { OutboxItem } from '@quintet/domain/chat/outbox';
import type { QuotedMessage } from '@quintet/domain/chat/message';
import type { Mention } from '@quintet/domain/mentions';
import {
  type NewOutboxItem,
  queueOutboxTextItemAndDeleteDraft,
  queueOutboxItems,
  queueOutboxFileItems,
  removeOutboxItem,
  requeueFailedOutboxItem,
} from '../storage/outbox.ts';
import { readOutboxFile } from '../storage/outbox-bytes.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import { createMessageCid } from './create-message-cid.ts';
import { type FileToSend, toNewOutboxItemWithBytes } from './outbox-file.ts';
import type { ChatChangeBus } from './change-bus.ts';
import type { OutboxWorker } from './outbox-worker.ts';
import type { ChatWriteAheadLog } from './write-ahead-log.ts';

interface SendCommandsOptions {
  readonly db: ChatDatabase;
  readonly changeBus: ChatChangeBus;
  readonly writeAhead: ChatWriteAheadLog;
  /** There are new items to send, of one lane or of both. */
  readonly wake: OutboxWorker['wake'];
}

/** Commands that send messages. */
export interface SendCommands {
  /** Queues a text; resolves when it is stored on the device, rejects when it cannot be stored. */
  send(groupId: string, text: string, reply?: QuotedMessage | null, mentions?: readonly Mention[]): Promise<void>;
  /** Queues forwarded messages in order; resolves when all are stored on the device. */
  forward(items: readonly NewOutboxItem[]): Promise<void>;
  /** Queues files; resolves when all are stored on the device, rejects when they cannot be stored. */
  sendFiles(groupId: string, files: readonly FileToSend[]): Promise<void>;
  /** The bytes of a pending file. */
  readFile(cid: string): Promise<Blob | undefined>;
  /** Retries a failed message. */
  retry(cid: string): Promise<void>;
  /** Removes a failed or pending message, or aborts its upload. */
  remove(cid: string): Promise<void>;
}

/** Another tab has already recovered and queued this message. */
function ignoreIfQueued(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'ConstraintError')) throw error;
}

export function createSendCommands({ db, changeBus, writeAhead, wake }: SendCommandsOptions): SendCommands {
  function startSending(lane?: OutboxItem['lane']): void {
    changeBus.publish({ outbox: 'queued' });
    wake(lane);
  }

  return {
    async send(groupId, text, reply = null, mentions = []) {
      const now = Date.now();
      const message = { cid: createMessageCid(), groupId, lane: 'text', type: 'text', text, mentions, reply } as const;
      const item: NewOutboxItem = { ...message, createdAt: now, state: 'queued', refusal: null };
      changeBus.publish({ drafts: [{ groupId, text: '', reply: null, updatedAt: now }] });
      await writeAhead.guard(item, () => queueOutboxTextItemAndDeleteDraft(db, item).catch(ignoreIfQueued));
      // Not the media lane: the text would wait for its database transactions.
      startSending('text');
    },
    async forward(items) {
      await queueOutboxItems(db, items);
      startSending();
    },
    async sendFiles(groupId, sources) {
      await queueOutboxFileItems(
        db,
        sources.map((file) => toNewOutboxItemWithBytes(groupId, file)),
      );
      startSending();
    },
    readFile: (cid) => readOutboxFile(db, cid),
    async retry(cid) {
      await requeueFailedOutboxItem(db, cid, Date.now());
      startSending();
    },
    async remove(cid) {
      await removeOutboxItem(db, cid);
      changeBus.publish({ outbox: 'changed' });
    },
  };
}
