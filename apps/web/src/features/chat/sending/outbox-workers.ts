import type { Api } from '@quintet/api/client';
import type { ChangeBus } from '../sync/change-bus.ts';
import { createOutboxWorker, type OutboxWorker } from '../sync/outbox-worker.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import { createFileDelivery } from './send-file.ts';
import type { UploadBytes } from '../../../shared/files/upload-bytes.ts';

interface OutboxWorkersOptions {
  readonly db: ChatDatabase;
  readonly api: Api;
  readonly me: string;
  readonly changeBus: ChangeBus;
  readonly signal: AbortSignal;
  readonly uploadBytes: UploadBytes;
}

/** Two workers: texts and forwarded messages do not wait for uploads (design §4, Sending). */
export function createOutboxWorkers({ api, uploadBytes, ...options }: OutboxWorkersOptions): OutboxWorker {
  const { db, changeBus, signal } = options;
  const texts = createOutboxWorker({
    ...options,
    lane: 'text',
    deliver: async ({ cid, groupId: group_id, text, mentions = [], reply, source, albumId: album_id }, aborted) => {
      if (source) {
        const params = { path: { id: source.id } };
        const { data } = await api.POST('/api/v1/messages/{id}/forward', {
          params,
          body: { group_id, cid, ...(album_id && { album_id }) },
          signal: aborted,
        });
        return data!.result;
      }
      const body = { type: 'text', text, cid, ...(mentions.length > 0 && { mentions: [...mentions] }) } as const;
      const { data } = reply
        ? await api.POST('/api/v1/messages/{id}/thread', { params: { path: { id: reply.id } }, body, signal: aborted })
        : await api.POST('/api/v1/messages', { body: { ...body, group_id }, signal: aborted });
      return data!.result;
    },
  });
  const files = createOutboxWorker({
    ...options,
    lane: 'media',
    deliver: createFileDelivery({
      db,
      api,
      uploadBytes,
      closing: signal,
      onProgress: (cid, share) => changeBus.publish({ progress: { cid, share } }),
    }),
  });
  return {
    wake() {
      texts.wake();
      files.wake();
    },
    cancelRemoved(items) {
      texts.cancelRemoved(items);
      files.cancelRemoved(items);
    },
  };
}
