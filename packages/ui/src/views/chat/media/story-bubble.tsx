import type { DeliveryState } from '@quintet/domain/chat/room-row';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { MessageBubble, type BubbleVariant } from '../MessageBubble.tsx';

interface StoryBubbleProps {
  children: ReactNode;
  frame?: BubbleVariant;
  isOwn?: boolean;
  delivery?: DeliveryState;
}

/** Media in a bubble, for stories. */
export function StoryBubble({
  children,
  frame = 'words',
  isOwn,
  delivery = isOwn ? 'read' : 'none',
}: StoryBubbleProps) {
  return (
    <MessageBubble
      sender={isOwn ? undefined : { id: 'u2', name: 'Moss Harbour' }}
      isSenderShown={false}
      isFirst
      isLast
      delivery={delivery}
      at={new Date(2026, 0, 5, 14, 2).getTime()}
      variant={frame}
      reason={delivery === 'failed' ? 'no permission' : undefined}
      onActions={() => undefined}
    >
      {children}
    </MessageBubble>
  );
}

/** Asserts that the time is in the last line of the content. */
export async function expectTimeInLastLine(canvasElement: HTMLElement): Promise<void> {
  for (const bubble of canvasElement.querySelectorAll('[data-frame=card]')) {
    const [time, facts] = [bubble.querySelector('time')!, bubble.querySelector('p:last-of-type')!];
    const [timeBox, factsBox] = [time.getBoundingClientRect(), facts.getBoundingClientRect()];
    await expect(Math.abs(timeBox.bottom - factsBox.bottom)).toBeLessThan(4);
    const words = document.createRange();
    words.selectNodeContents(facts);
    for (const { right } of words.getClientRects()) await expect(right).toBeLessThan(timeBox.left);
  }
}
