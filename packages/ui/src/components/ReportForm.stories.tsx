import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { ReportForm } from './ReportForm.tsx';

const meta = {
  title: 'Components/ReportForm',
  component: ReportForm,
  args: { isBusy: false, onSend: fn() },
} satisfies Meta<typeof ReportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: t('kit.report.send') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: t('kit.report.harassment') }));
    await userEvent.type(canvas.getByRole('textbox'), ' again and again ');
    await userEvent.click(canvas.getByRole('button', { name: t('kit.report.send') }));
    await expect(args.onSend).toHaveBeenCalledWith({ reason: 3, text: 'again and again' });
  },
};

/** A message is sent with its context, as the notice says. */
export const Message: Story = {
  args: { notice: 'The message and the nine around it are sent with it.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('kit.report.spam') }));
    await userEvent.click(canvas.getByRole('button', { name: t('kit.report.send') }));
    await expect(args.onSend).toHaveBeenCalledWith({ reason: 1 });
  },
};
