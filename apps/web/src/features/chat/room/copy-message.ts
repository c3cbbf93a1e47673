import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import type { Message } from '@quintet/domain/chat/message';
import { copyImage } from './copy-image.ts';
import type { MessageActionDeps } from './message-action.ts';

/** Types with a text or caption. */
const COPIED: ReadonlySet<Message['type']> = new Set<Message['type']>(['text', 'image', 'video']);

const textOf = (row: RoomBubbleRow): string =>
  (row.kind === 'pending' ? row.item.text : COPIED.has(row.message.type) && row.message.text) || '';

const messageImage = ({ type, media }: Message): string | null => (type === 'image' && media?.url) || null;
const rowImage = (row: RoomBubbleRow): string | null =>
  row.kind === 'msg' && !row.album ? messageImage(row.message) : null;

export const canCopyMessage = (row: RoomBubbleRow): boolean => textOf(row) !== '' || rowImage(row) !== null;

export const copyMessage = (row: RoomBubbleRow, deps: MessageActionDeps): Promise<void> =>
  copy(rowImage(row), textOf(row), deps);

export const copyTextWithChatToast = (text: string, deps: Pick<MessageActionDeps, 'toast'>): Promise<void> =>
  copy(null, text, deps);

/** A clipboard holds one image; several messages are copied as text. */
export const copyMessages = (messages: readonly Message[], deps: MessageActionDeps): Promise<void> => {
  const [first] = messages;
  const image = first && messages.length === 1 ? messageImage(first) : null;
  return copy(image, messages.flatMap(({ text }) => text ?? []).join('\n'), deps);
};

async function copy(image: string | null, text: string, { toast }: Pick<MessageActionDeps, 'toast'>): Promise<void> {
  try {
    await (image ? copyImage(image) : navigator.clipboard.writeText(text));
    toast('chat.action.copied');
  } catch {
    toast('chat.action.copy-failed');
  }
}
