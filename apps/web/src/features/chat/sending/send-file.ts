import type { ApiClient } from '@quintet/api/client';
import { ApiError } from '@quintet/api/error';
import type { FileKind } from '@quintet/domain/chat/files';
import type { Message } from '@quintet/domain/chat/message';
import type { OutboxFile, OutboxItem } from '@quintet/domain/chat/outbox';
import { isRetryableSendError } from '../sync/send-errors.ts';
import { saveOutboxUploadState } from '../storage/outbox.ts';
import { readOutboxFile, readOutboxPoster } from '../storage/outbox-bytes.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import type { UploadBytes } from '../../../shared/files/upload-bytes.ts';
import { uploadFile } from '../../../shared/files/resumable-upload.ts';
import { requestUploadTarget, type OutboxFileItem } from './request-upload-target.ts';

interface FileDeliveryOptions {
  readonly db: ChatDatabase;
  readonly api: ApiClient;
  readonly uploadBytes: UploadBytes;
  readonly closing: AbortSignal;
  /** Upload progress, 0 to 1. */
  readonly onProgress: (cid: string, progress: number) => void;
}

/** Sends messages with files: uploads the bytes, then sends the message (spec §7, Uploads). */
export function createOutboxFileSender({ db, api, uploadBytes, closing, onProgress }: FileDeliveryOptions) {
  return async (item: OutboxItem, signal: AbortSignal): Promise<Message> => {
    const { cid, groupId: group_id, file, text, mentions = [], albumId: album_id } = item;
    const type = item.type as FileKind;
    if (!file) throw new ApiError({ code: 'api.file.not_processed', status: 0, operation: null });
    const file_path = file.isUploaded && file.target ? file.target.file_path : await uploadItem(item, signal);
    const poster_path = type === 'video' ? await uploadPoster(item, file, signal) : null;
    const { filename, duration } = file;
    const body = {
      type,
      group_id,
      cid,
      file_path,
      filename,
      ...(text && { text }),
      ...(mentions.length > 0 && { mentions: [...mentions] }),
      ...(album_id && { album_id }),
      ...(duration !== null && { duration }),
      ...(poster_path && { poster_path }),
    };
    // Too late to abort: the server may have the message already.
    return (await api.POST('/api/v1/messages', { body, signal: closing })).data!.result;
  };

  async function uploadItem(item: OutboxItem, signal: AbortSignal): Promise<string> {
    const bytes = await readOutboxFile(db, item.cid);
    // The browser has evicted the file.
    if (!bytes || !item.file) throw new ApiError({ code: 'api.file.not_processed', status: 400, operation: null });
    const path = await uploadFile({
      ...toUploadOptions({ ...item, file: item.file }, signal),
      bytes,
      onProgress: (progress) => onProgress(item.cid, progress),
      onTarget: (target) => saveOutboxUploadState(db, item.cid, { target }),
    });
    await saveOutboxUploadState(db, item.cid, { isUploaded: true });
    onProgress(item.cid, 1);
    return path;
  }

  function toUploadOptions(item: OutboxFileItem, signal: AbortSignal) {
    return {
      api,
      uploadBytes,
      previousTarget: item.file.target,
      requestTarget: () => requestUploadTarget(api, item, signal),
      signal,
    };
  }

  /** Uploads the poster of a video; a rejected poster does not block the video. */
  async function uploadPoster(item: OutboxItem, file: OutboxFile, signal: AbortSignal): Promise<string | null> {
    const bytes = await readOutboxPoster(db, item.cid);
    if (!bytes) return null;
    const posterFile = { ...file, extension: 'jpg', size: bytes.size, duration: null, target: null };
    try {
      return await uploadFile({
        ...toUploadOptions({ ...item, type: 'image', file: posterFile }, signal),
        bytes,
        onProgress: () => undefined,
        onTarget: async () => undefined,
      });
    } catch (error) {
      if (isRetryableSendError(error)) throw error;
      return null;
    }
  }
}
