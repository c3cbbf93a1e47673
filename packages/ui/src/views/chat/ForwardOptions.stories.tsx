import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { ForwardOptions } from './ForwardOptions.tsx';

const meta = {
  title: 'Views/Chat/ForwardOptions',
  component: ForwardOptions,
  args: { onSelect: fn() },
} satisfies Meta<typeof ForwardOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('chat.forward.combined') }));
    await expect(args.onSelect).toHaveBeenCalledWith('combined');
  },
};
/** Each says why it is not possible. */
export const Refused: Story = {
  args: {
    separatelyDisabledReason: 'Red envelopes can’t be forwarded one by one',
    combinedDisabledReason: 'At most 100 messages',
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
