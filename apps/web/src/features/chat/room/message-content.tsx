import type { MessageType } from '@quintet/domain/chat/message';
import { isFewEmojis } from '@quintet/domain/chat/text';
import type { IconName } from '@quintet/ui/icons';
import type { BubbleFrame } from '@quintet/ui/views/chat/MessageBubble';
import { MessageKind } from '@quintet/ui/views/chat/MessageKind';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VoiceMessage } from '../voice/VoiceMessage.tsx';
import { FileMessage } from '../media/FileMessage.tsx';
import { PictureMessage } from '../media/ImageMessage.tsx';
import { sayMessage } from '../use-message-preview.ts';
import { ShareMessage } from './ShareMessage.tsx';
import type { ContentProps } from './content-props.ts';
import { messageOf, type Subject, typeOf } from './bubble-row.ts';

interface MessageContent {
  readonly Content: ComponentType<ContentProps>;
  readonly frame: BubbleFrame;
}

const textOf = (subject: Subject): string | null =>
  subject.kind === 'pending' ? subject.item.text : subject.message.text;

const TextContent = ({ subject }: ContentProps): ReactNode => textOf(subject);

const EMOJIS: MessageContent = { Content: TextContent, frame: 'emojis' };

/** Told by its kind in words: whatever has no component of its own, and what a newer server may bring. */
const told = (icon: IconName): MessageContent => ({
  frame: 'words',
  Content: function ToldContent({ subject, names }: ContentProps): ReactNode {
    const intl = useIntl();
    const message = messageOf(subject);
    return message && <MessageKind icon={icon}>{sayMessage(intl, message, names)}</MessageKind>;
  },
});

const UNKNOWN = told('info');

/** What stands in the bubble of each type of message (spec §3). A new type is a new line here. */
const CONTENTS: Readonly<Partial<Record<MessageType, MessageContent>>> = {
  text: { Content: TextContent, frame: 'words' },
  image: { Content: PictureMessage, frame: 'picture' },
  video: { Content: PictureMessage, frame: 'picture' },
  audio: { Content: VoiceMessage, frame: 'card' },
  file: { Content: FileMessage, frame: 'card' },
  recommand: told('person'),
  red_envelope: told('gift'),
  share_social_author: { Content: ShareMessage, frame: 'card' },
  share_social_post: { Content: ShareMessage, frame: 'card' },
};

export function contentOf(subject: Subject): MessageContent {
  const type = typeOf(subject);
  return type === 'text' && isFewEmojis(textOf(subject) ?? '') ? EMOJIS : (CONTENTS[type] ?? UNKNOWN);
}
