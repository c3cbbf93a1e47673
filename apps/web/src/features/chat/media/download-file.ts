import type { Message } from '@quintet/domain/chat/message';
import { api } from '../../../shared/api.ts';
import { downloadUrl } from '../../../shared/files/download-url.ts';

/** Downloads a message's file by a link of its own, for the one in the message may have run out. Rejects as the call does. */
export async function downloadFile({ group_id: id, media }: Message): Promise<void> {
  if (!media) return;
  const path = { id, fileId: media.file_id };
  const { data } = await api.GET('/api/v1/groups/{id}/files/{fileId}', { params: { path } });
  downloadUrl(data!.result.url, data!.result.filename);
}
