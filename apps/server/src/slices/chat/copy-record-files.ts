import { CHAT_RECORD_FILES_MAX_BYTES } from '@quintet/domain/limits';
import type { Kysely } from 'kysely';
import type { StoredChatRecordItem } from '../../base/database/message-tables.ts';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { copyFileForSending } from '../../platform/media/copy-file.ts';
import { isFileAvailable } from '../../platform/media/files.ts';
import type { Services } from '../../platform/services.ts';
import { getChatRecordFileIds, queryFilesByIds } from './chat-records.ts';

/**
 * The items with copies of their files; without a file where it has expired. Adds the ids of the copies to `copyIds`, also if it fails.
 * @throws HttpError api.file.too_large above the limit of all files together
 */
export async function copyChatRecordFiles(
  services: Services,
  items: readonly StoredChatRecordItem[],
  owner: { userId: string; groupId: string },
  copyIds: string[],
): Promise<StoredChatRecordItem[]> {
  const files = await queryFilesByIds(services.db, getChatRecordFileIds(items));
  const available = [...files.values()].filter((file) => isFileAvailable(file, services.clock()));
  if (available.reduce((sum, { size }) => sum + (size ?? 0), 0) > CHAT_RECORD_FILES_MAX_BYTES)
    throw new HttpError('api.file.too_large');
  const copies = new Map<string, string>();
  for (const file of available) {
    const { id } = await copyFileForSending(services, file, owner);
    copyIds.push(id);
    copies.set(file.id, id);
  }
  return items.map((item) => ({ ...item, file_id: copies.get(item.file_id ?? '') ?? null }));
}

/** Marks copies for deletion whose message was refused, or sent by a concurrent request. */
export async function markUnsentFilesForDeletion(db: Kysely<Database>, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await db
    .updateTable('files')
    .set({ state: 'deleting' })
    .where('id', 'in', [...fileIds])
    .where('message_id', 'is', null)
    .execute();
}
