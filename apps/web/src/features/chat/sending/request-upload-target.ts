import type { ApiClient } from '@quintet/api/client';
import type { Schemas } from '@quintet/api/types';
import type { OutboxFile, OutboxItem } from '@quintet/domain/chat/outbox';

export type OutboxFileItem = OutboxItem & { readonly file: OutboxFile };

type Extension<Operation extends 'image' | 'video' | 'voice' | 'file'> = {
  image: Schemas['ImageExtension'];
  video: Schemas['VideoExtension'];
  voice: Schemas['VoiceExtension'];
  file: Schemas['FileExtension'];
}[Operation];

/** Requests an upload URL (spec §7, Uploads). */
export async function requestUploadTarget(
  api: ApiClient,
  item: OutboxFileItem,
  signal: AbortSignal,
): Promise<Schemas['UploadTarget']> {
  const { extension, size } = item.file;
  const duration = item.file.duration ?? undefined;
  const path = { id: item.groupId };
  const sizeAndDuration = { size, ...(duration !== undefined && { duration }) };
  switch (item.type) {
    case 'image': {
      const query = { extension: extension as Extension<'image'>, size };
      return (await api.GET('/api/v1/files/groups/{id}/image', { params: { path, query }, signal })).data!.result;
    }
    case 'video': {
      const query = { extension: extension as Extension<'video'>, ...sizeAndDuration };
      return (await api.GET('/api/v1/files/groups/{id}/video', { params: { path, query }, signal })).data!.result;
    }
    case 'audio': {
      const query = { extension: extension as Extension<'voice'>, ...sizeAndDuration };
      return (await api.GET('/api/v1/files/groups/{id}/voice', { params: { path, query }, signal })).data!.result;
    }
    default: {
      const query = { extension: extension as Extension<'file'>, size };
      return (await api.GET('/api/v1/files/groups/{id}/file', { params: { path, query }, signal })).data!.result;
    }
  }
}
