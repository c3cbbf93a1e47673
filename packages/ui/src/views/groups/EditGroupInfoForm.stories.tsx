import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { EditGroupInfoForm } from './EditGroupInfoForm.tsx';
import { EXAMPLE_GROUP } from './story-groups.ts';

const meta = {
  title: 'Views/Groups/EditGroupInfoForm',
  component: EditGroupInfoForm,
  args: {
    name: EXAMPLE_GROUP.avatar.name,
    introduction: EXAMPLE_GROUP.introduction,
    isChanged: true,
    isBusy: false,
    onName: fn(),
    onIntroduction: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof EditGroupInfoForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('groups.form.save') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Unchanged: Story = {
  args: { isChanged: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('groups.form.save') })).toBeDisabled();
  },
};

export const TooLong: Story = {
  args: { name: 'walks '.repeat(6), introduction: 'walks '.repeat(40) },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeInvalid();
    await expect(canvas.getByRole('button', { name: t('groups.form.save') })).toBeDisabled();
  },
};

export const Refused: Story = { args: { errorText: 'please do not include casino' } };
