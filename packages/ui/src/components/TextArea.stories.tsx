import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

function Written(props: ComponentProps<typeof TextArea>) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const meta = {
  title: 'Components/TextArea',
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

/** Too long text shows an error and is not cut off. */
export const TooLong: Story = {
  args: { value: 'An orange in the bag, always. '.repeat(6), error: 'At most 150 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Bio' })).toBeInvalid();
  },
};

/** A long word does not widen it, and an error keeps the counter. */
export const OneLongWord: Story = {
  args: {
    value: 'x'.repeat(200),
    limit: 150,
    error: 'Connection failed. Please check the network settings, and try it again.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText(/Connection failed/));
    const count = canvas.getByText('200/150').getBoundingClientRect();
    for (const { right, bottom } of range.getClientRects()) {
      await expect(right <= count.left || bottom <= count.top).toBe(true);
    }
  },
};
