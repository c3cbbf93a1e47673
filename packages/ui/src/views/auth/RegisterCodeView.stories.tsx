import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { RegisterCodeView } from './RegisterCodeView.tsx';
import { StoryFormPage } from './story-form.tsx';

const meta = {
  title: 'Views/Auth/Register/2 Code',
  component: RegisterCodeView,
  parameters: { layout: 'fullscreen' },
  args: {
    code: { value: '' },
    secondsLeft: 42,
    isSending: false,
    isBusy: false,
    onCodeChange: fn(),
    onSend: fn(),
    onSubmit: fn(),
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.code.value);
    return (
      <StoryFormPage title="Enter the code">
        <RegisterCodeView {...args} code={{ ...args.code, value }} onCodeChange={setValue} />
      </StoryFormPage>
    );
  },
} satisfies Meta<typeof RegisterCodeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last digit submits; resending is still blocked. */
export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('textbox', { name: t('auth.code.label') });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.keyboard('042917');
    await expect(args.onSubmit).toHaveBeenCalledWith('042917');
    await expect(canvas.getByRole('button', { name: t('auth.code.resend-in', { seconds: 42 }) })).toBeDisabled();
  },
};

export const ResendCode: Story = {
  args: { secondsLeft: 0 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth.code.resend') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = {
  args: { code: { value: '042917', error: 'Incorrect OTP. Please try again.' } },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: t('auth.code.label') });
    await expect(code).toHaveAccessibleDescription('Incorrect OTP. Please try again.');
  },
};

export const Busy: Story = { args: { code: { value: '042917' }, isBusy: true } };
