import { findCountry } from '@quintet/domain/auth/countries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { LoginFormView } from './LoginFormView.tsx';
import { makeStoryField, StoryFormPage, useStoryField } from './story-form.tsx';

const meta = {
  title: 'Views/Auth/Login',
  component: LoginFormView,
  parameters: { layout: 'fullscreen' },
  args: {
    mode: 'phone',
    country: findCountry('CN')!,
    contact: makeStoryField(),
    password: makeStoryField(),
    isRemembered: false,
    canSubmit: false,
    isBusy: false,
    onModeChange: fn(),
    onCountryOpen: fn(),
    onRememberedChange: fn(),
    onUseCode: fn(),
    onForgot: fn(),
    onRegister: fn(),
    onSubmit: fn(),
  },
  render: function Render(args) {
    return (
      <StoryFormPage title="Log in">
        <LoginFormView {...args} contact={useStoryField(args.contact)} password={useStoryField(args.password)} />
      </StoryFormPage>
    );
  },
} satisfies Meta<typeof LoginFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pasted contacts lose dial code and spaces; password managers find the fields. */
export const Phone: Story = {
  play: async ({ canvas, args }) => {
    const phone = canvas.getByRole('textbox', { name: t('auth.login.phone') });
    await expect(phone).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText(t('auth.login.password'))).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(phone);
    await userEvent.paste('+86 138 0013-8000');
    await expect(phone).toHaveValue('13800138000');
    await userEvent.click(canvas.getByRole('button', { name: /\+86/ }));
    await expect(args.onCountryOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: t('auth.login.submit') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('tab', { name: t('auth.login.mode-email') }));
    await expect(args.onModeChange).toHaveBeenCalledWith('email');
    await userEvent.click(canvas.getByRole('button', { name: t('auth.login.register') }));
    await userEvent.click(canvas.getByRole('button', { name: t('auth.login.forgot') }));
    await userEvent.click(canvas.getByRole('button', { name: t('auth.login.by-code') }));
    await expect(args.onUseCode).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onForgot).toHaveBeenCalledOnce();
  },
};

/** Shows hints while typing. */
export const Typing: Story = { args: { contact: makeStoryField('13', { hint: 'At least 4 digits' }) } };

/** Shows errors after blur. */
export const Left: Story = {
  args: { mode: 'email', contact: makeStoryField('mei@', { error: 'This doesn’t look like an e-mail address' }) },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: t('auth.login.email') });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('This doesn’t look like an e-mail address');
  },
};

export const Email: Story = {
  args: {
    mode: 'email',
    contact: makeStoryField('mei@example.com'),
    password: makeStoryField('quintet5'),
    canSubmit: true,
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('auth.login.password')), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: t('auth.login.remember') }));
    await expect(args.onRememberedChange).toHaveBeenCalledWith(true);
  },
};

/** Enter confirms an input method's candidate without submitting. */
export const Composing: Story = {
  args: Email.args ?? {},
  play: async ({ canvas }) => {
    const wasLetThrough = await fireEvent.keyDown(canvas.getByLabelText(t('auth.login.password')), {
      key: 'Enter',
      isComposing: true,
    });
    await expect(wasLetThrough).toBe(false);
  },
};

export const Refused: Story = {
  args: {
    ...Email.args,
    password: makeStoryField('wrong1234', { error: 'Incorrect e-mail or password. Please try again.' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('auth.login.password'))).toHaveAccessibleDescription(
      /Incorrect e-mail or password/,
    );
  },
};

/** A general error is shown above the button. */
export const Unreachable: Story = {
  args: { ...Email.args, errorText: 'Connection failed. Please check the network settings.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Connection failed');
  },
};

export const Busy: Story = {
  args: { ...Email.args, isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('auth.login.password')), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Wide: Story = { args: Email.args ?? {}, globals: { viewport: { value: 'wide' } } };
