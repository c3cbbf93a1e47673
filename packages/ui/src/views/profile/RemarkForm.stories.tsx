import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { RemarkForm } from './RemarkForm.tsx';

const meta = {
  component: RemarkForm,
  args: {
    originNickname: 'Juniper',
    nickname: '',
    description: '',
    isChanged: false,
    isBusy: false,
    onNickname: fn(),
    onDescription: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof RemarkForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { nickname: '房东 June', description: 'Met at the bakery\n周二不在', isChanged: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile.remark.save') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const TooLong: Story = {
  args: { nickname: 'x'.repeat(31), description: '字'.repeat(201), isChanged: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('profile.remark.too-long', { max: 30 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('profile.remark.save') })).toBeDisabled();
  },
};
