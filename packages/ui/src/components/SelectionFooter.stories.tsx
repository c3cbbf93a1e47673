import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { SelectionFooter } from './SelectionFooter.tsx';

const meta = {
  title: 'Components/SelectionFooter',
  component: SelectionFooter,
  args: { count: 3, limit: 100, label: 'Remove (3)', onConfirm: fn() },
} satisfies Meta<typeof SelectionFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const Dangerous: Story = { args: { isDanger: true } };
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};
export const Full: Story = {
  args: { count: 100 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(t('kit.picker.full', { count: 100, limit: 100 })),
};
