import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import type { MessageType } from '@quintet/domain/chat/message';
import { isFewEmojisOnly } from '@quintet/domain/chat/text';
import type { BubbleVariant } from '@quintet/ui/views/chat/MessageBubble';
import { MessagePreviewContent } from '@quintet/ui/views/chat/MessagePreviewContent';
import { use, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VoiceMessage } from '../voice/VoiceMessage.tsx';
import { FileMessage } from '../media/FileMessage.tsx';
import { AlbumMessage } from '../media/AlbumMessage.tsx';
import { MediaMessage } from '../media/MediaMessage.tsx';
import { LazyChatRecordMessage } from '../record/LazyChatRecordMessage.tsx';
import { formatMessagePreview } from '../use-message-preview.ts';
import { TextMessage } from './TextMessage.tsx';
import type { BubbleContentProps } from './content-props.ts';
import { getRowMessage, getRowMessageType } from './bubble-row.ts';
import { type RoomExtensions, RoomExtensionsContext } from './room-extensions.ts';

interface OwnContent {
  readonly Content: ComponentType<BubbleContentProps>;
  readonly variant: BubbleVariant;
}

const textOf = (row: RoomBubbleRow): string | null => (row.kind === 'pending' ? row.item.text : row.message.text);

const EMOJI_CONTENT: OwnContent = { Content: ({ row }) => textOf(row), variant: 'emojis' };

const ALBUM_CONTENT: OwnContent = { Content: AlbumMessage, variant: 'picture' };
const CAPTIONED_CONTENT: OwnContent = { Content: AlbumMessage, variant: 'captioned' };

/** The contents of chat's own message types (spec §3). Those of other slices are handed in. */
const OWN_CONTENTS: Readonly<Partial<Record<MessageType, OwnContent>>> = {
  text: { Content: TextMessage, variant: 'words' },
  image: { Content: MediaMessage, variant: 'picture' },
  video: { Content: MediaMessage, variant: 'picture' },
  audio: { Content: VoiceMessage, variant: 'card' },
  file: { Content: FileMessage, variant: 'card' },
  chat_record: { Content: LazyChatRecordMessage, variant: 'card' },
};

function getOwnContent(row: RoomBubbleRow): OwnContent | undefined {
  const type = getRowMessageType(row);
  if (type === 'image' || type === 'video') {
    if (textOf(row)) return CAPTIONED_CONTENT;
    if (row.album) return ALBUM_CONTENT;
  }
  return type === 'text' && isFewEmojisOnly(textOf(row) ?? '') ? EMOJI_CONTENT : OWN_CONTENTS[type];
}

export function getBubbleVariant(row: RoomBubbleRow, { messageContents }: RoomExtensions): BubbleVariant {
  return (getOwnContent(row) ?? messageContents[getRowMessageType(row)])?.variant ?? 'words';
}

/** The content of a message; a type without a content shows its preview, an unknown type too. */
export function MessageContent(props: BubbleContentProps): ReactNode {
  const extension = use(RoomExtensionsContext).messageContents[getRowMessageType(props.row)];
  const Own = getOwnContent(props.row)?.Content;
  if (Own) return <Own {...props} />;
  const message = getRowMessage(props.row);
  if (!message) return null;
  if (extension) return <extension.Content message={message} />;
  return <PreviewContent {...props} />;
}

function PreviewContent({ row, names }: BubbleContentProps): ReactNode {
  const intl = useIntl();
  const message = getRowMessage(row);
  return (
    message && <MessagePreviewContent icon="info">{formatMessagePreview(intl, message, names)}</MessagePreviewContent>
  );
}
