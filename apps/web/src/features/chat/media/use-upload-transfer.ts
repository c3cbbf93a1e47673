import type { Transfer } from '@quintet/ui/views/chat/media/TransferRing';
import { useAtomValue } from 'jotai/react';
import { useChat } from '../chat-client-atom.ts';
import { uploadShareAtom } from '../data/atoms.ts';
import type { Subject } from '../room/bubble-row.ts';

/** How far a message's file has come on its way, with what one can do about it; undefined once it is there. */
export function useTransfer(subject: Subject): Transfer | undefined {
  const chat = useChat();
  const item = subject.kind === 'pending' ? subject.item : null;
  const share = useAtomValue(uploadShareAtom(item?.cid ?? ''));
  if (!item) return undefined;
  if (item.state === 'failed') return { is: 'failed', onRetry: () => void chat?.retry(item.cid) };
  return { is: 'under-way', share, onCancel: () => void chat?.remove(item.cid) };
}
