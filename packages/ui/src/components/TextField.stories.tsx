import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.tsx';
import layout from './stories.module.css';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Nickname', hint: 'As your friends see it' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nickname' });
    await userEvent.type(field, 'Moss');
    await expect(field).toHaveValue('Moss');
    await expect(field).toHaveAccessibleDescription('As your friends see it');
  },
};

/** An error replaces the hint, so that nothing below moves. */
export const WithError: Story = {
  render: function Render() {
    const [value, setValue] = useState('');
    const [isLeft, setIsLeft] = useState(false);
    const isBad = isLeft && !value.includes('@');
    return (
      <div className={layout.column}>
        <TextField
          label="E-mail"
          type="email"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onBlur={() => setIsLeft(true)}
          error={isBad ? 'This doesn’t look like an e-mail address' : undefined}
        />
        <TextField label="Nickname" />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    const below = canvas.getByRole('textbox', { name: 'Nickname' }).getBoundingClientRect().top;
    await userEvent.type(email, 'moss');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription('This doesn’t look like an e-mail address');
    await expect(canvas.getByRole('textbox', { name: 'Nickname' }).getBoundingClientRect().top).toBe(below);
  },
};

/** Rules are shown in advance and ticked off while typing. */
export const WithRules: Story = {
  render: function Render() {
    const [value, setValue] = useState('moss');
    const rules = [
      { text: '6–12 characters', isMet: value.length >= 6 && value.length <= 12 },
      { text: 'a letter', isMet: /[a-z]/i.test(value) },
      { text: 'a digit', isMet: /\d/.test(value) },
    ];
    return (
      <TextField label="Account ID" value={value} onChange={(event) => setValue(event.target.value)} rules={rules} />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await userEvent.type(canvas.getByRole('textbox'), '2026');
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};

export const States: Story = {
  render: () => (
    <div className={layout.column}>
      <TextField
        label="Phone number"
        type="tel"
        start={<IconButton icon="globe" label="Country" />}
        placeholder="Your phone number"
      />
      <TextField label="Account ID" defaultValue="moss2026" error="Account ID already exists. Please try again." />
      <TextField label="User ID" defaultValue="u1024" disabled />
      <TextField label="Search a member" isLabelHidden placeholder="Search a member" />
    </div>
  ),
};
