import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { ReportDone } from './ReportDone.tsx';

const block = { name: 'Moss Harbour', isBlocked: false, isBusy: false, onBlock: fn() };

const meta = {
  title: 'Components/ReportDone',
  component: ReportDone,
  args: { block, onClose: fn() },
} satisfies Meta<typeof ReportDone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BlockToo: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('kit.report.block', { name: 'Moss Harbour' }) }));
    await expect(block.onBlock).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('kit.report.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Blocked: Story = { args: { block: { ...block, isBlocked: true } } };
export const Group: Story = { args: { block: undefined } };
