import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { EnterGroupCodeForm } from './EnterGroupCodeForm.tsx';

const meta = {
  title: 'Views/Groups/EnterCodeForm',
  component: EnterGroupCodeForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof EnterGroupCodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: t('groups.join.code') });
    await userEvent.type(field, 'abcd-2o34');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(canvas.getByRole('button', { name: t('groups.join.next') })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'abcd-2345{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('ABCD2345');
  },
};
