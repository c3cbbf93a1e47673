import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { StoryEnvelopeScreen } from './StoryEnvelopeScreen.tsx';

const meta = {
  title: 'Screens/Red envelopes/Envelope',
  component: StoryEnvelopeScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'closed' },
} satisfies Meta<typeof StoryEnvelopeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { args: { state: 'cards' } };
export const Closed: Story = {};
export const Opening: Story = { args: { state: 'opening' } };
export const Opened: Story = { args: { state: 'opened' } };
export const BestLuck: Story = { args: { state: 'best' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Expired: Story = { args: { state: 'expired' } };
export const Unfair: Story = { args: { state: 'unfair' } };
export const Own: Story = { args: { state: 'own' } };
export const Minefield: Story = { args: { state: 'minefield' } };
export const Excluded: Story = { args: { state: 'excluded' } };
export const Waiting: Story = { args: { state: 'waiting' } };
export const Hit: Story = { args: { state: 'hit' } };
export const Safe: Story = { args: { state: 'safe' } };
export const OwnResults: Story = { args: { state: 'own-results' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const OpenFailed: Story = { args: { state: 'open-failed' } };
export const Gone: Story = { args: { state: 'gone' } };
export const Send: Story = { args: { state: 'send' } };
export const SendEqual: Story = { args: { state: 'send-equal' } };
export const SendMinefield: Story = { args: { state: 'send-minefield' } };
/** The form is taller than the sheet; its button stays in sight, and no field shows below it. */
export const SendMinefieldNarrow: Story = {
  args: { state: 'send-minefield' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: t('red-envelopes.send.submit') });
    const sheet = button.closest('dialog')!;
    await waitFor(async () => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const x = left + width / 2;
      await expect(button.contains(document.elementFromPoint(x, top + height / 2))).toBe(true);
      const last = document.elementFromPoint(x, sheet.getBoundingClientRect().bottom - 3);
      await expect(button.parentElement).toBe(last);
    });
  },
};
export const SendUnknown: Story = { args: { state: 'send-unknown' } };
export const SecurityCode: Story = { args: { state: 'send-code' } };
