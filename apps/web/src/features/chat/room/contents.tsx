import type { MessageType } from '@quintet/domain/chat/message';
import type { IconName } from '@quintet/ui/icons';
import type { BubbleFrame } from '@quintet/ui/views/chat/MessageBubble';
import { MessageKind } from '@quintet/ui/views/chat/MessageKind';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VoiceMessage } from '../voice/VoiceMessage.tsx';
import { FileMessage } from '../media/FileMessage.tsx';
import { PictureMessage } from '../media/PictureMessage.tsx';
import { sayMessage } from '../use-preview.ts';
import { ShareMessage } from './ShareMessage.tsx';
import type { ContentProps } from './content-props.ts';
import { messageOf } from './subject.ts';

interface MessageContent {
  readonly Content: ComponentType<ContentProps>;
  /** How the bubble holds it: `words` with room around them, `picture` from edge to edge with the time upon it. */
  readonly frame: BubbleFrame;
}

function TextContent({ subject }: ContentProps): ReactNode {
  return subject.kind === 'pending' ? subject.item.text : subject.message.text;
}

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
  audio: { Content: VoiceMessage, frame: 'words' },
  file: { Content: FileMessage, frame: 'words' },
  recommand: told('person'),
  red_envelope: told('gift'),
  share_social_author: { Content: ShareMessage, frame: 'words' },
  share_social_post: { Content: ShareMessage, frame: 'words' },
};

export const contentOf = (type: MessageType): MessageContent => CONTENTS[type] ?? UNKNOWN;
