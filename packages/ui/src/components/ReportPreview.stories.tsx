import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { ReportPreview } from './ReportPreview.tsx';
import { EXAMPLE_REPORT_CONTENT_COPIES } from './story-report.ts';

const meta = {
  title: 'Components/ReportPreview',
  component: ReportPreview,
  args: { copies: EXAMPLE_REPORT_CONTENT_COPIES, isBusy: false, onBack: fn(), onSend: fn() },
} satisfies Meta<typeof ReportPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reported message with its context. */
export const Messages: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(EXAMPLE_REPORT_CONTENT_COPIES.length);
    await expect(canvas.getAllByText(t('kit.report.reported'))).toHaveLength(1);
    const [context] = canvas.getAllByRole('listitem');
    const reported = canvas.getByText(t('kit.report.reported')).closest('li');
    const getMark = (copy: Element | null | undefined) => getComputedStyle(copy!).borderInlineStartColor;
    await expect(getMark(reported)).not.toBe(getMark(context));
    await userEvent.click(canvas.getByRole('button', { name: t('kit.report.back') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('kit.report.send') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const User: Story = { args: { copies: [] } };
export const Sending: Story = { args: { isBusy: true } };
