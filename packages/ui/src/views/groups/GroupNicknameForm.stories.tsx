import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { GroupNicknameForm } from './GroupNicknameForm.tsx';

const meta = {
  title: 'Views/Groups/GroupNicknameForm',
  component: GroupNicknameForm,
  args: { originNickname: 'Juniper', nickname: '', isChanged: false, isBusy: false, onNickname: fn(), onSubmit: fn() },
} satisfies Meta<typeof GroupNicknameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a name the nickname shows. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: t('groups.details.nickname') });
    await expect(field).toHaveAttribute('placeholder', 'Juniper');
    await expect(canvas.getByRole('button', { name: t('groups.form.save') })).toBeDisabled();
    await userEvent.type(field, 'C');
    await expect(args.onNickname).toHaveBeenCalledWith('C');
  },
};

/** A removed name can be saved. */
export const Cleared: Story = {
  args: { isChanged: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('groups.form.save') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Keeps the text. */
export const Refused: Story = {
  args: { nickname: 'shop.example.com', isChanged: true, errorText: "Messages can't contain link" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('shop.example.com');
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const TooLong: Story = {
  args: { nickname: '队'.repeat(31), isChanged: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('button', { name: t('groups.form.save') })).toBeDisabled();
  },
};

export const Saving: Story = { args: { nickname: '领队 Captain', isChanged: true, isBusy: true } };
