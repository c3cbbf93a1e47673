import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PermissionsForm } from './PermissionsForm.tsx';

const meta = {
  title: 'Views/Social/PermissionsForm',
  component: PermissionsForm,
  args: { audience: 'everyone', allowsComments: true, onAudienceChange: fn(), onCommentsChange: fn() },
  globals: { locale: 'en' },
} satisfies Meta<typeof PermissionsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Mutual followers/ }));
    await expect(args.onAudienceChange).toHaveBeenCalledWith('mutual');
    await userEvent.click(canvas.getByRole('switch', { name: 'Allow comments' }));
    await expect(args.onCommentsChange).toHaveBeenCalledWith(false);
  },
};
