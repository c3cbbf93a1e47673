import type { Message, Quote } from '@quintet/domain/chat/message';
import { type NewItem, queueItem, queueItems, queueFileItems, readFile, removeItem, retryItem } from '../db/outbox.ts';
import type { ChatDatabase } from '../db/schema.ts';
import { createCid } from '../create-cid.ts';
import { toForwardItem } from '../sending/forward-item.ts';
import { type FileToSend, toOutboxFile } from '../sending/outbox-file.ts';
import type { ChangeBus } from './change-bus.ts';
import type { ChatWriteAhead } from './write-ahead.ts';

interface SendCommandsOptions {
  readonly db: ChatDatabase;
  readonly changeBus: ChangeBus;
  readonly writeAhead: ChatWriteAhead;
  /** Something waits to be sent. */
  readonly wake: () => void;
}

/** What one does with messages that are to go. */
export interface SendCommands {
  /** Queues what was written in a room; resolves when it is safe on the device, rejects when it could not be kept. */
  send(groupId: string, text: string, reply?: Quote | null): Promise<void>;
  /** Queues messages of another chat, in their order; resolves when all of them are safe on the device. */
  forward(groupId: string, messages: readonly Message[]): Promise<void>;
  /** Queues files; resolves when all of them are safe on the device, rejects when they could not be kept. */
  sendFiles(groupId: string, files: readonly FileToSend[]): Promise<void>;
  /** The bytes of a file that waits to be sent. */
  readFile(cid: string): Promise<Blob | undefined>;
  /** Sends a failed message again. */
  retry(cid: string): Promise<void>;
  /** Drops a message that failed or waits, or calls back one whose file is on its way. */
  remove(cid: string): Promise<void>;
}

/** Another tab may have taken it over meanwhile. */
function ignoreIfQueued(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'ConstraintError')) throw error;
}

export function createSendCommands({ db, changeBus, writeAhead, wake }: SendCommandsOptions): SendCommands {
  function startSending(): void {
    changeBus.publish({ outbox: 'queued' });
    wake();
  }

  return {
    async send(groupId, text, reply = null) {
      const now = Date.now();
      const message = { cid: createCid(), groupId, lane: 'text', type: 'text', text, reply, createdAt: now } as const;
      const item: NewItem = { ...message, state: 'queued', refusal: null };
      changeBus.publish({ drafts: [{ groupId, text: '', reply: null, updatedAt: now }] });
      await writeAhead.guard(item, () => queueItem(db, item).catch(ignoreIfQueued));
      startSending();
    },
    async forward(groupId, sources) {
      await queueItems(
        db,
        sources.map((message) => toForwardItem(groupId, message)),
      );
      startSending();
    },
    async sendFiles(groupId, sources) {
      await queueFileItems(
        db,
        sources.map((file) => toOutboxFile(groupId, file)),
      );
      startSending();
    },
    readFile: (cid) => readFile(db, cid),
    async retry(cid) {
      await retryItem(db, cid, Date.now());
      startSending();
    },
    async remove(cid) {
      await removeItem(db, cid);
      changeBus.publish({ outbox: 'changed' });
    },
  };
}
