import type { ApiClient } from '@quintet/api/client';
import type { ChatChangeBus } from '../sync/change-bus.ts';
import { createOutboxWorker, type OutboxWorker } from '../sync/outbox-worker.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import { createOutboxFileSender } from './send-file.ts';
import type { UploadBytes } from '../../../shared/files/upload-bytes.ts';

interface OutboxWorkersOptions {
  readonly db: ChatDatabase;
  readonly api: ApiClient;
  readonly me: string;
  readonly changeBus: ChatChangeBus;
  readonly signal: AbortSignal;
  readonly uploadBytes: UploadBytes;
}

/** Two workers: texts and forwarded messages do not wait for uploads (design §4, Sending). */
export function createTwoLaneOutboxWorker({ api, uploadBytes, ...options }: OutboxWorkersOptions): OutboxWorker {
  const { db, changeBus, signal } = options;
  const texts = createOutboxWorker({
    ...options,
    lane: 'text',
    deliver: async (item, aborted) => {
      const { cid, groupId: group_id, text, mentions = [], reply, source, record, albumId: album_id } = item;
      const body = { type: 'text', text, cid, ...(mentions.length > 0 && { mentions: [...mentions] }) } as const;
      const about = (id: string) => ({ params: { path: { id } }, signal: aborted });
      const { data } = await (record
        ? api.POST('/api/v1/groups/{id}/messages/forward', {
            ...about(record.groupId),
            body: { group_id, cid, msg_ids: [...record.msgIds] },
          })
        : source
          ? api.POST('/api/v1/messages/{id}/forward', {
              ...about(source.id),
              body: { group_id, cid, ...(album_id && { album_id }) },
            })
          : reply
            ? api.POST('/api/v1/messages/{id}/thread', { ...about(reply.id), body })
            : api.POST('/api/v1/messages', { body: { ...body, group_id }, signal: aborted }));
      return data!.result;
    },
  });
  const files = createOutboxWorker({
    ...options,
    lane: 'media',
    deliver: createOutboxFileSender({
      db,
      api,
      uploadBytes,
      closing: signal,
      onProgress: (cid, progress) => changeBus.publish({ progress: { cid, progress } }),
    }),
  });
  return {
    wake(lane) {
      if (lane !== 'media') texts.wake();
      if (lane !== 'text') files.wake();
    },
    cancelRemoved(items) {
      texts.cancelRemoved(items);
      files.cancelRemoved(items);
    },
  };
}
