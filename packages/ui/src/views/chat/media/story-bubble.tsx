import type { Delivery } from '@quintet/domain/chat/rows';
import type { ReactNode } from 'react';
import { MessageBubble, type BubbleFrame } from '../MessageBubble.tsx';

interface StoryBubbleProps {
  children: ReactNode;
  frame?: BubbleFrame;
  isOwn?: boolean;
  delivery?: Delivery;
}

/** Media in the bubble that holds them, for stories. */
export function StoryBubble({
  children,
  frame = 'words',
  isOwn,
  delivery = isOwn ? 'read' : 'none',
}: StoryBubbleProps) {
  return (
    <MessageBubble
      speaker={isOwn ? undefined : { id: 'u2', name: 'Moss Harbour' }}
      isSpeakerShown={false}
      isFirst
      isLast
      delivery={delivery}
      at={new Date(2026, 0, 5, 14, 2).getTime()}
      frame={frame}
      reason={delivery === 'failed' ? 'no permission' : undefined}
      onActions={() => undefined}
    >
      {children}
    </MessageBubble>
  );
}
