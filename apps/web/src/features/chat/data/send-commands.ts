import type { Message, Quote } from '@quintet/domain/chat/message';
import { type NewItem, queueItem, queueItems, queueParcels, readFile, removeItem, retryItem } from '../db/outbox.ts';
import type { ChatDatabase } from '../db/schema.ts';
import { newCid } from '../create-cid.ts';
import { copyOf } from '../sending/forward-item.ts';
import { type FileToSend, parcelOf } from '../sending/outbox-file.ts';
import type { Publisher } from './change-bus.ts';
import type { ChatSpares } from './write-ahead.ts';

interface OutgoingOptions {
  readonly db: ChatDatabase;
  readonly publisher: Publisher;
  readonly spares: ChatSpares;
  /** Something waits to be sent. */
  readonly wake: () => void;
}

/** What one does with messages that are to go. */
export interface Outgoing {
  /** Queues what was written in a room; resolves when it is safe on the device, rejects when it could not be kept. */
  send(groupId: string, text: string, reply?: Quote | null): Promise<void>;
  /** Queues messages of another chat, in their order; resolves when all of them are safe on the device. */
  sendOn(groupId: string, messages: readonly Message[]): Promise<void>;
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
function passIfQueued(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'ConstraintError')) throw error;
}

export function createOutgoing({ db, publisher, spares, wake }: OutgoingOptions): Outgoing {
  function go(): void {
    publisher.publish({ outbox: 'queued' });
    wake();
  }

  return {
    async send(groupId, text, reply = null) {
      const now = Date.now();
      const said = { cid: newCid(), groupId, lane: 'text', type: 'text', text, reply, createdAt: now } as const;
      const item: NewItem = { ...said, state: 'queued', refusal: null };
      publisher.publish({ drafts: [{ groupId, text: '', reply: null, updatedAt: now }] });
      await spares.during(item, () => queueItem(db, item).catch(passIfQueued));
      go();
    },
    async sendOn(groupId, given) {
      await queueItems(
        db,
        given.map((message) => copyOf(groupId, message)),
      );
      go();
    },
    async sendFiles(groupId, given) {
      await queueParcels(
        db,
        given.map((file) => parcelOf(groupId, file)),
      );
      go();
    },
    readFile: (cid) => readFile(db, cid),
    async retry(cid) {
      await retryItem(db, cid, Date.now());
      go();
    },
    async remove(cid) {
      await removeItem(db, cid);
      publisher.publish({ outbox: 'changed' });
    },
  };
}
