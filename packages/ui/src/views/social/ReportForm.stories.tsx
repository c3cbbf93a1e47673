import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { ReportForm } from './ReportForm.tsx';

const meta = {
  title: 'Views/Social/ReportForm',
  component: ReportForm,
  args: { limit: 500, isBusy: false, onSend: fn() },
} satisfies Meta<typeof ReportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: t('social.report.send') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: t('social.report.harassment') }));
    await userEvent.type(canvas.getByRole('textbox'), 'again and again');
    await userEvent.click(canvas.getByRole('button', { name: t('social.report.send') }));
    await expect(args.onSend).toHaveBeenCalledWith(3, 'again and again');
  },
};
