import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { MinefieldSelfExclusionForm } from './MinefieldSelfExclusionForm.tsx';

const meta = {
  title: 'Views/Red envelopes/MinefieldSelfExclusionForm',
  component: MinefieldSelfExclusionForm,
  args: { excludedUntil: null, days: 7, onDays: fn(), isBusy: false, onSubmit: fn() },
} satisfies Meta<typeof MinefieldSelfExclusionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(t('red-envelopes.exclude.days')), '30');
    await expect(args.onDays).toHaveBeenCalledWith(30);
    await userEvent.click(canvas.getByRole('button', { name: t('red-envelopes.exclude.confirm', { count: 7 }) }));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};
export const Excluded: Story = {
  args: { excludedUntil: '2026-03-03T08:00:00.000Z' },
};
