import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { label: 'Verification code', value: '', onChange: fn(), onComplete: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <CodeField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  args: { hint: 'We sent a code to moss@example.org' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '12a3');
    await expect(field).toHaveValue('123');
    await userEvent.type(field, '{Backspace}456');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '7');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('124567');
    await userEvent.type(field, '8');
    await expect(field).toHaveValue('124567');
  },
};

/** A pasted code may have any format. */
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await userEvent.click(field);
    await userEvent.paste(' ０4２-9 17 ');
    await expect(field).toHaveValue('042917');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('042917');
  },
};

/** A pasted message gives its code; a message with none or several codes is rejected, not truncated. */
export const PastedMessage: Story = {
  args: { value: '12' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await userEvent.click(field);
    await userEvent.paste('0429178');
    await expect(field).toHaveValue('12');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(t('kit.code.unclear', { length: 6 }));
    await userEvent.paste('【365】验证码 042917，5 分钟内有效。');
    await expect(field).toHaveValue('042917');
    await expect(field).toBeValid();
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

/** A keyboard suggestion arrives as one input. */
export const MessageWithCode: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await fireEvent.change(field, { target: { value: '042917 is your code for the next 10 minutes' } });
    await expect(field).toHaveValue('042917');
    await fireEvent.change(field, { target: { value: '0429171357901' } });
    await expect(field).toHaveAccessibleDescription(t('kit.code.unclear', { length: 6 }));
  },
};

/** Typing after a full code starts over. */
export const Invalid: Story = {
  args: { value: '042917', error: 'Incorrect OTP. Please try again.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Verification code' });
    await expect(field).toBeInvalid();
    await userEvent.type(field, '5');
    await expect(field).toHaveValue('5');
  },
};

export const Masked: Story = {
  args: { label: 'Security password', value: '0429', isSecret: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
    await expect(canvas.getAllByText('•')).toHaveLength(4);
  },
};

export const Disabled: Story = {
  args: { value: '042917', isDisabled: true },
};
