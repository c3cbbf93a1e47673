import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { ReportForm } from './ReportForm.tsx';

const meta = {
  title: 'Components/ReportForm',
  component: ReportForm,
  args: { isBusy: false, onNext: fn() },
} satisfies Meta<typeof ReportForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: t('kit.report.next') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: t('kit.report.harassment') }));
    await userEvent.type(canvas.getByRole('textbox'), ' again and again ');
    await userEvent.click(canvas.getByRole('button', { name: t('kit.report.next') }));
    await expect(args.onNext).toHaveBeenCalledWith({ reason: 3, text: 'again and again' });
  },
};
