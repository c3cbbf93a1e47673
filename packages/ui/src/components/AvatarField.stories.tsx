import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AvatarField } from './AvatarField.tsx';

const meta = {
  title: 'Components/AvatarField',
  component: AvatarField,
  args: {
    avatar: { id: 'g1', name: 'Slow Readers', kind: 'group' },
    isUploading: false,
    children: 'Change photo',
    onPicture: fn(),
  },
} satisfies Meta<typeof AvatarField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = {
  play: async ({ canvas, args }) => {
    const picture = new File(['x'], 'group.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/Change photo/), picture);
    await expect(args.onPicture).toHaveBeenCalledWith(picture);
  },
};

export const Person: Story = { args: { avatar: { id: 'u7', name: 'Wren' } } };

export const Uploading: Story = {
  args: { isUploading: true, children: 'Uploading…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Uploading…/)).toBeDisabled();
  },
};
