import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../../stories/translate.ts';
import { MessageBubble } from '../chat/MessageBubble.tsx';
import { EnvelopeCard } from './EnvelopeCard.tsx';
import { MinefieldTimeLeft } from './MinefieldTerms.tsx';
import { EXAMPLE_ENVELOPE_SENDER } from './story-envelopes.ts';

const meta = {
  title: 'Views/Red envelopes/EnvelopeCard',
  component: EnvelopeCard,
  args: { kind: 2, digit: null, cardState: 'open', greeting: '', href: '/room/g1?envelope=e1', onOpen: fn() },
  render: (args) => (
    <MessageBubble
      sender={args.cardState === 'own' ? undefined : EXAMPLE_ENVELOPE_SENDER}
      isSenderShown
      isFirst
      isLast
      delivery={args.cardState === 'own' ? 'read' : 'none'}
      at={Date.UTC(2026, 0, 5, 8)}
      variant="picture"
      onActions={fn()}
    >
      <EnvelopeCard {...args} />
    </MessageBubble>
  ),
} satisfies Meta<typeof EnvelopeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader reads kind, greeting and state; the focus ring lies inside the bubble, which clips it. */
export const Open: Story = {
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('link', { name: tPattern('red-envelopes.card.open') });
    await expect(card).toHaveAccessibleName(tPattern('red-envelopes.card.lucky'));
    card.focus();
    await expect(parseFloat(getComputedStyle(card).outlineOffset)).toBeLessThanOrEqual(-2);
    await userEvent.click(card);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Greeting: Story = {
  args: { kind: 1, greeting: '祝大家新年快乐，万事如意，身体健康，恭喜发财！And a happy new year to all of you' },
};
export const Own: Story = { args: { cardState: 'own' } };
export const Opened: Story = { args: { cardState: 'opened' } };
export const Empty: Story = { args: { cardState: 'empty' } };
export const Expired: Story = {
  args: { cardState: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('red-envelopes.card.expired'))).toBeVisible();
  },
};
export const Minefield: Story = { args: { kind: 3, digit: 7 } };
export const Waiting: Story = {
  args: { kind: 3, digit: 7, cardState: 'waiting', countdown: <MinefieldTimeLeft seconds={73} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(tPattern('red-envelopes.card.waiting'))).toHaveTextContent('1:13');
  },
};
export const Results: Story = { args: { kind: 3, digit: 7, cardState: 'results' } };
