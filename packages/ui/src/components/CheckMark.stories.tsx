import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckMark } from './CheckMark.tsx';

const meta = {
  title: 'Components/CheckMark',
  component: CheckMark,
  args: { isSelected: true },
} satisfies Meta<typeof CheckMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};
export const NotSelected: Story = { args: { isSelected: false } };
