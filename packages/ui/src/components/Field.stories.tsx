import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, getFieldNoteId } from './Field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { id: 'about', label: 'About me', hint: 'At most 150 characters', children: null },
  render: (args) => (
    <Field {...args}>
      <textarea id={args.id} rows={4} aria-describedby={getFieldNoteId(args.id)} />
    </Field>
  ),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The layout of every field, for a control without a component of its own. */
export const Framed: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'About me' });
    await expect(control).toHaveAccessibleDescription('At most 150 characters');
    await expect(control.getBoundingClientRect().width).toBeGreaterThan(300);
  },
};

export const Invalid: Story = { args: { error: 'Please do not include links' } };

/** A broken rule is marked visually, and the sentence is announced. */
export const BrokenRule: Story = {
  args: {
    error: 'Use 6 to 12 letters and digits',
    rules: [
      { text: '6–12 characters', isMet: false },
      { text: 'Letters and digits only', isMet: true },
    ],
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'About me' });
    await expect(control).toHaveAccessibleDescription(/^Use 6 to 12 letters and digits/);
    await expect(canvas.getByText('6–12 characters')).toBeVisible();
  },
};
