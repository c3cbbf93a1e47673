import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { PasswordFormView } from './PasswordFormView.tsx';
import { makeExampleField } from './story-profile.ts';

const meta = {
  title: 'Views/Profile/Password',
  component: PasswordFormView,
  args: {
    username: 'wren2026',
    oldPassword: makeExampleField('quintet5'),
    newPassword: makeExampleField('quintet6'),
    confirmation: makeExampleField('quintet6'),
    canSubmit: true,
    isBusy: false,
    onForgot: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof PasswordFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Password managers find the username, the old and the new password. */
export const Change: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue('wren2026');
    await expect(canvas.getByLabelText(t('profile.password.old'))).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText(t('profile.password.new'))).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(canvas.getByLabelText(t('profile.password.confirm')), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('profile.password.forgot') }));
    await expect(args.onForgot).toHaveBeenCalledOnce();
  },
};

/** A Google account has no password yet. */
export const FirstPassword: Story = {
  args: {
    oldPassword: null,
    newPassword: makeExampleField('abc'),
    confirmation: makeExampleField(),
    canSubmit: false,
    onForgot: undefined,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText(t('profile.password.old'))).toBeNull();
    await userEvent.type(canvas.getByLabelText(t('profile.password.new')), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    confirmation: makeExampleField('quintet7', { error: 'The passwords don’t match' }),
    errorText: 'Incorrect old password. Please try again',
    canSubmit: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect old password');
    await expect(canvas.getByLabelText(t('profile.password.confirm'))).toBeInvalid();
  },
};

/** An error of one field is shown there and focuses it. */
export const WrongOldPassword: Story = {
  args: { oldPassword: makeExampleField('quintet4', { error: 'Incorrect old password. Please try again' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile.password.save') }));
    await expect(canvas.getByLabelText(t('profile.password.old'))).toHaveFocus();
  },
};

export const Busy: Story = { args: { isBusy: true } };
