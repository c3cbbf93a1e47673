import type { Message } from '@quintet/domain/chat/message';
import { api } from '../../../shared/requests/api.ts';
import { startDownload } from '../../../shared/files/start-download.ts';

/** Downloads a message's file with a fresh link, because the message's link may have expired. Rejects with the call's error. */
export async function downloadMessageFile({ group_id: id, media }: Message): Promise<void> {
  if (!media) return;
  const path = { id, fileId: media.file_id };
  const { data } = await api.GET('/api/v1/groups/{id}/files/{fileId}', { params: { path } });
  startDownload(data!.result.url, data!.result.filename);
}
