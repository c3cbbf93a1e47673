import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import type { UploadTransferState } from '@quintet/ui/views/chat/media/UploadTransferRing';
import { useAtomValue } from 'jotai/react';
import { useChatClient } from '../chat-client-atom.ts';
import { messageUploadProgressAtomFamily } from '../sync/atoms.ts';

/** The upload progress of a message with its actions; undefined once it is sent. */
export function useUploadTransfer(row: RoomBubbleRow): UploadTransferState | undefined {
  const chat = useChatClient();
  const item = row.kind === 'pending' ? row.item : null;
  const progress = useAtomValue(messageUploadProgressAtomFamily(item?.cid ?? ''));
  if (!item) return undefined;
  if (item.state === 'failed') return { status: 'failed', onRetry: () => void chat?.retry(item.cid) };
  return { status: 'under-way', progress, onCancel: () => void chat?.remove(item.cid) };
}
