import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

function Written(props: ComponentProps<typeof TextArea>) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const meta = {
  title: 'Kit/TextArea',
  component: TextArea,
  args: { label: 'Bio', placeholder: 'A few words about you', value: '', limit: 150 },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bio' }), '早起散步😀');
    await expect(canvas.getByText('5/150')).toBeVisible();
  },
};

/** What is too long is told, not cut off. */
export const TooLong: Story = {
  args: { value: 'An orange in the bag, always. '.repeat(6), error: 'At most 150 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Bio' })).toBeInvalid();
  },
};
