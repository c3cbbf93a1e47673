import { findCountry } from '@quintet/domain/auth/countries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { ContactVerificationView } from './ContactVerificationView.tsx';
import { makeStoryField, StoryFormPage, useStoryField } from './story-form.tsx';

const meta = {
  title: 'Views/Auth/Forgot password/1 Verify',
  component: ContactVerificationView,
  parameters: { layout: 'fullscreen' },
  args: {
    mode: 'email',
    country: findCountry('CN')!,
    contact: makeStoryField('mei@example.com'),
    code: null,
    secondsLeft: 0,
    submitLabel: 'Next',
    isSending: false,
    isBusy: false,
    onModeChange: fn(),
    onCountryOpen: fn(),
    onCodeChange: fn(),
    onSend: fn(),
    onSubmit: fn(),
  },
  render: function Render(args) {
    return (
      <StoryFormPage title="Reset your password">
        <ContactVerificationView {...args} contact={useStoryField(args.contact)} />
      </StoryFormPage>
    );
  },
} satisfies Meta<typeof ContactVerificationView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before a code was sent. */
export const Contact: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox', { name: t('auth.code.label') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('auth.code.send') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** After sending: the code field beside the contact. */
export const Code: Story = {
  args: { code: { value: '04291' }, secondsLeft: 42 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: t('auth.code.label') })).toHaveFocus();
    await userEvent.keyboard('7');
    await expect(args.onSubmit).toHaveBeenCalledWith('042917');
    await expect(canvas.getByRole('button', { name: t('auth.code.resend-in', { seconds: 42 }) })).toBeDisabled();
  },
};

/** The contact is fixed. */
export const FixedContact: Story = {
  args: { fixedContact: '+86 13800138000' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('auth.code.will-send', { contact: '+86 13800138000' }))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
