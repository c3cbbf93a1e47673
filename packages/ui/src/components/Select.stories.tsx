import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Who may see it',
    options: [
      { value: 'everyone', label: 'Everyone' },
      { value: 'mutual', label: 'Mutual followers' },
      { value: 'followers', label: 'Followers' },
      { value: 'self', label: 'Only me' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Who may see it' });
    await userEvent.selectOptions(select, 'followers');
    await expect(select).toHaveValue('followers');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose who may see it' },
};

export const Disabled: Story = {
  args: { disabled: true },
};
