import type { MessageType } from '@quintet/domain/chat/message';
import { isFewEmojis } from '@quintet/domain/chat/text';
import type { IconName } from '@quintet/ui/icons';
import type { BubbleVariant } from '@quintet/ui/views/chat/MessageBubble';
import { MessageTypeLabel } from '@quintet/ui/views/chat/MessageTypeLabel';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VoiceMessage } from '../voice/VoiceMessage.tsx';
import { FileMessage } from '../media/FileMessage.tsx';
import { ImageMessage } from '../media/ImageMessage.tsx';
import { formatMessagePreview } from '../use-message-preview.ts';
import { ShareMessage } from './ShareMessage.tsx';
import { TextMessage } from './TextMessage.tsx';
import type { ContentProps } from './content-props.ts';
import { getMessage, type BubbleRow, getMessageType } from './bubble-row.ts';

interface MessageContent {
  readonly Content: ComponentType<ContentProps>;
  readonly variant: BubbleVariant;
}

const textOf = (row: BubbleRow): string | null => (row.kind === 'pending' ? row.item.text : row.message.text);

const EMOJI_CONTENT: MessageContent = { Content: ({ row }) => textOf(row), variant: 'emojis' };

/** Shows an icon and the type as text: for types without a component and unknown types. */
const iconAndText = (icon: IconName): MessageContent => ({
  variant: 'words',
  Content: function IconAndText({ row, names }: ContentProps): ReactNode {
    const intl = useIntl();
    const message = getMessage(row);
    return message && <MessageTypeLabel icon={icon}>{formatMessagePreview(intl, message, names)}</MessageTypeLabel>;
  },
});

const UNKNOWN_CONTENT = iconAndText('info');

/** The content component of each message type (spec §3). A new type is a new line. */
const CONTENT_BY_TYPE: Readonly<Partial<Record<MessageType, MessageContent>>> = {
  text: { Content: TextMessage, variant: 'words' },
  image: { Content: ImageMessage, variant: 'picture' },
  video: { Content: ImageMessage, variant: 'picture' },
  audio: { Content: VoiceMessage, variant: 'card' },
  file: { Content: FileMessage, variant: 'card' },
  recommand: iconAndText('person'),
  red_envelope: iconAndText('gift'),
  share_social_author: { Content: ShareMessage, variant: 'card' },
  share_social_post: { Content: ShareMessage, variant: 'card' },
};

export function getMessageContent(row: BubbleRow): MessageContent {
  const type = getMessageType(row);
  return type === 'text' && isFewEmojis(textOf(row) ?? '') ? EMOJI_CONTENT : (CONTENT_BY_TYPE[type] ?? UNKNOWN_CONTENT);
}
