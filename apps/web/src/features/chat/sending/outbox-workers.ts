import type { Api } from '@quintet/api/client';
import type { Publisher } from '../data/change-bus.ts';
import { createSender, type Sender } from '../data/outbox-worker.ts';
import type { ChatDatabase } from '../db/schema.ts';
import { createFileDelivery } from './send-file.ts';
import type { UploadBytes } from '../../../shared/files/upload-bytes.ts';

interface SendersOptions {
  readonly db: ChatDatabase;
  readonly api: Api;
  readonly me: string;
  readonly publisher: Publisher;
  readonly signal: AbortSignal;
  readonly putBytes: UploadBytes;
}

/** Sends texts, and what is sent on, beside files, so that a long upload holds nothing else up (design §4, Sending). */
export function createSenders({ api, putBytes: uploadBytes, ...given }: SendersOptions): Sender {
  const { db, publisher, signal } = given;
  const texts = createSender({
    ...given,
    lane: 'text',
    deliver: async ({ cid, groupId: group_id, text, reply, source }) => {
      if (source) {
        const params = { path: { id: source.id } };
        const { data } = await api.POST('/api/v1/messages/{id}/forward', { params, body: { group_id, cid }, signal });
        return data!.result;
      }
      const body = { type: 'text', text, cid } as const;
      const { data } = reply
        ? await api.POST('/api/v1/messages/{id}/thread', { params: { path: { id: reply.id } }, body, signal })
        : await api.POST('/api/v1/messages', { body: { ...body, group_id }, signal });
      return data!.result;
    },
  });
  const files = createSender({
    ...given,
    lane: 'media',
    deliver: createFileDelivery({
      db,
      api,
      uploadBytes,
      closing: signal,
      onProgress: (cid, share) => publisher.publish({ progress: { cid, share } }),
    }),
  });
  return {
    wake() {
      texts.wake();
      files.wake();
    },
    keepOnly: (items) => files.keepOnly(items),
  };
}
