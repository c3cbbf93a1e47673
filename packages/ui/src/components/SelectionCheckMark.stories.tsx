import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectionCheckMark } from './SelectionCheckMark.tsx';

const meta = {
  title: 'Components/SelectionCheckMark',
  component: SelectionCheckMark,
  args: { isSelected: true },
} satisfies Meta<typeof SelectionCheckMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};
export const NotSelected: Story = { args: { isSelected: false } };
