import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { MessagePreviewContent } from './MessagePreviewContent.tsx';
import { MessageQuote } from './MessageQuote.tsx';
import { MessageReactions } from './MessageReactions.tsx';
import styles from './stories.module.css';

const speaker = { id: 'u2', name: 'Moss Harbour' };
const meta = {
  title: 'Views/Chat/MessageBubble',
  component: MessageBubble,
  parameters: { layout: 'fullscreen' },
  args: {
    isSenderShown: false,
    isFirst: true,
    isLast: true,
    delivery: 'none',
    at: new Date(2026, 0, 5, 14, 2).getTime(),
    children: 'Shall we meet at the station?',
    onActions: fn(),
  },
  decorators: [(Story) => <div className={styles.page}>{Story()}</div>],
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The accessible name has sender, content and status. */
export const Other: Story = {
  args: { sender: speaker },
  play: async ({ canvas }) => {
    const { textContent: time } = canvas.getByText(/02/);
    await expect(canvas.getByRole('article')).toHaveAccessibleName(
      `Moss Harbour Shall we meet at the station? ${time}`,
    );
  },
};

export const Own: Story = {
  args: { delivery: 'read' },
  play: async ({ canvas }) => {
    const { textContent: time } = canvas.getByText(/02/);
    await expect(canvas.getByRole('article')).toHaveAccessibleName(
      `${t('kit.user.you')} Shall we meet at the station? ${time} ${t('chat.message.read')}`,
    );
  },
};

export const InGroup: Story = {
  args: { sender: speaker, isSenderShown: true, onSender: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Moss Harbour/ }));
    await expect(args.onSender).toHaveBeenCalledWith('u2');
  },
};

/** Urdu runs from right to left, with Latin words inside it; the bubble stays on its side. */
export const RightToLeft: Story = {
  args: {
    sender: { id: 'u2', name: 'آمنہ' },
    isSenderShown: true,
    children: 'کل Zoom پر 5 بجے ملتے ہیں، ٹھیک ہے؟',
    quote: <MessageQuote id="u1" name="Wren" text="کیا وقت ہے؟" />,
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Zoom/);
    await expect(getComputedStyle(words).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByText('کیا وقت ہے؟')).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByRole('article')).direction).toBe('ltr');
    // “9:25 PM” would read “PM 9:25” from right to left.
    await expect(getComputedStyle(canvas.getByText(/02/)).direction).toBe('ltr');
  },
};

/** The time is in the last line if it fits, else below. */
export const Lengths: Story = {
  render: (args) => (
    <>
      {[
        'Ok',
        'A line that is nearly as wide as the bubble',
        'This one is long enough to need several lines on a phone, and its last line is short.',
        '一二三四五六七八九十一二三四五六七八九十一二三四',
        'W'.repeat(120),
      ].map((text, index) => (
        <MessageBubble key={text} {...args} delivery={index % 2 ? 'read' : 'sent'}>
          {text}
        </MessageBubble>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const bubble = canvas.getByText('Ok').closest('article')!;
    await expect(bubble.getBoundingClientRect().height).toBeLessThan(60);
  },
};

export const States: Story = {
  render: (args) => (
    <>
      {(['queued', 'sent', 'read', 'failed'] as const).map((delivery) => (
        <MessageBubble
          key={delivery}
          {...args}
          delivery={delivery}
          reason={delivery === 'failed' ? 'no permission' : undefined}
        >
          {delivery}
        </MessageBubble>
      ))}
    </>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /no permission/ }));
    await expect(args.onActions).toHaveBeenCalledOnce();
  },
};

export const Actions: Story = {
  args: { sender: speaker },
  play: async ({ canvas, args }) => {
    await fireEvent.contextMenu(canvas.getByText(/station/), { clientX: 40, clientY: 30 });
    await expect(args.onActions).toHaveBeenCalledWith(expect.objectContaining({ x: 40 }));
  },
};

const finger = { pointerType: 'touch', pointerId: 1, clientX: 40, clientY: 30 };

/** A long press opens the actions without a click afterwards; a tap does not. */
export const LongPress: Story = {
  args: { sender: speaker },
  play: async ({ canvas, args }) => {
    const text = canvas.getByText(/station/);
    await fireEvent.pointerDown(text, finger);
    await fireEvent.pointerUp(text, finger);
    await expect(await fireEvent.touchEnd(text)).toBe(true);
    await expect(args.onActions).not.toHaveBeenCalled();
    await fireEvent.pointerDown(text, finger);
    await waitFor(() => expect(args.onActions).toHaveBeenCalledWith(expect.objectContaining({ isTouch: true })));
    await fireEvent.pointerUp(text, finger);
    await expect(await fireEvent.touchEnd(text)).toBe(false);
  },
};

const [onOpen, onToggle, onShow] = [fn(), fn(), fn()];
/** A reply with reactions. */
export const ReplyWithReactions: Story = {
  args: {
    quote: <MessageQuote id="u3" name="小雨" text="我可以，几点出发？" onOpen={onOpen} />,
    reactions: (
      <MessageReactions
        reactions={[
          { emoji: '👍', count: 12, is_mine: true },
          { emoji: '🎉', count: 1, is_mine: false },
        ]}
        onToggle={onToggle}
        onShow={onShow}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /几点出发/ }));
    await expect(onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /👍/, pressed: true })).toHaveTextContent('12');
    await userEvent.click(canvas.getByRole('button', { name: /🎉/ }));
    await expect(onToggle).toHaveBeenCalledWith('🎉');
  },
};

/** A long press on a reaction shows who reacted, without a click afterwards; after one on the message a tap on a reaction still counts. */
export const LongPressOnReaction: Story = {
  args: { ...ReplyWithReactions.args, sender: speaker },
  play: async ({ canvas, args }) => {
    const reaction = canvas.getByRole('button', { name: /👍/ });
    await fireEvent.pointerDown(reaction, finger);
    await waitFor(() => expect(onShow).toHaveBeenCalledOnce());
    await fireEvent.pointerUp(reaction, finger);
    await expect(await fireEvent.touchEnd(reaction)).toBe(false);
    await expect(args.onActions).not.toHaveBeenCalled();

    const text = canvas.getByText(/station/);
    await fireEvent.pointerDown(text, finger);
    await waitFor(() => expect(args.onActions).toHaveBeenCalledOnce());
    await fireEvent.pointerUp(text, finger);
    await fireEvent.touchEnd(text);
    await fireEvent.pointerDown(reaction, finger);
    await fireEvent.pointerUp(reaction, finger);
    await expect(await fireEvent.touchEnd(reaction)).toBe(true);
  },
};

export const TypeLabel: Story = {
  args: { sender: speaker, children: <MessagePreviewContent icon="image">[Photo]</MessagePreviewContent> },
};

const reactions = <MessageReactions reactions={[{ emoji: '👍', count: 2, is_mine: false }]} />;
const picture = <div className={styles.picture} data-testid="picture" />;

/** An image fills the bubble and has its corners; the time is shown over it. */
export const ImageFrame: Story = {
  args: { variant: 'picture', children: picture },
  render: (args) => (
    <>
      <MessageBubble {...args} sender={speaker} isSenderShown />
      <MessageBubble {...args} sender={speaker} isLast={false} />
      <MessageBubble {...args} sender={speaker} isFirst={false} reactions={reactions} />
      <MessageBubble {...args} isLast={false} quote={<MessageQuote id="u3" name="小雨" text="我可以，几点出发？" />} />
      <MessageBubble {...args} isFirst={false} delivery="read" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const shown of canvas.getAllByTestId('picture')) {
      const [content, bubble] = [shown.parentElement!, shown.closest<HTMLElement>('[data-frame]')!];
      await expect(content.getBoundingClientRect().width).toBe(bubble.getBoundingClientRect().width);
    }
    const [, second, third, , last] = canvas.getAllByTestId('picture').map(({ parentElement }) => parentElement!);
    const corners = (element: Element): string => getComputedStyle(element).borderRadius;
    for (const bare of [second!, last!]) await expect(corners(bare)).toBe(corners(bare.parentElement!));
    await expect(getComputedStyle(third!).borderEndStartRadius).toBe('0px');
  },
};

/** One to three emojis alone. */
export const FewEmojis: Story = {
  args: { variant: 'emojis', children: '👍🏽🎉' },
  render: (args) => (
    <>
      <MessageBubble {...args} sender={speaker} isSenderShown />
      <MessageBubble {...args} delivery="read" reactions={reactions} />
      <MessageBubble {...args} delivery="sent" quote={<MessageQuote id="u3" name="小雨" text="我可以，几点出发？" />} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const shown of canvas.getAllByText('👍🏽🎉'))
      await expect(Number.parseFloat(getComputedStyle(shown).fontSize)).toBeGreaterThan(40);
  },
};

/** Moves a finger from the middle of the message to the left. */
async function pullBy(article: HTMLElement, distance: number, isReleased = true): Promise<void> {
  const touch = { pointerType: 'touch', isPrimary: true, pointerId: 1, bubbles: true };
  const bubble = article.querySelector('[data-frame]')!;
  await fireEvent.pointerDown(bubble, { ...touch, clientX: 300, clientY: 40 });
  for (const part of [0.3, 0.6, 1])
    await fireEvent.pointerMove(bubble, { ...touch, clientX: 300 - distance * part, clientY: 42 });
  if (isReleased) await fireEvent.pointerUp(bubble, { ...touch, clientX: 300 - distance, clientY: 42 });
}

/** Pulled far enough by a finger, it is replied to; pulled less, it springs back. */
export const SwipeToReply: Story = {
  args: { sender: speaker, onReply: fn() },
  play: async ({ canvas, args }) => {
    const article = canvas.getByRole('article');
    await pullBy(article, 30);
    await expect(args.onReply).not.toHaveBeenCalled();
    await pullBy(article, 90);
    await expect(args.onReply).toHaveBeenCalledOnce();
    await pullBy(article, 90, false);
    await waitFor(() => expect(article).toHaveAttribute('data-pulling'));
    await expect(article).toHaveAttribute('data-armed');
  },
};
