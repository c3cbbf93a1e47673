import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../../stories/translate.ts';
import { RegisterAccountView } from './RegisterAccountView.tsx';
import { makeStoryField, StoryFormPage, useStoryField } from './story-form.tsx';

const meta = {
  title: 'Views/Auth/Register/3 Account info',
  component: RegisterAccountView,
  parameters: { layout: 'fullscreen' },
  args: {
    username: makeStoryField(),
    nickname: makeStoryField(),
    password: { login: '13800138000', password: makeStoryField(), confirmation: makeStoryField() },
    memo: { ...makeStoryField(), isRequired: false },
    inviteCode: { ...makeStoryField(), isRequired: false },
    hasAgreed: false,
    isAgreementMissing: false,
    legal: { termsUrl: '/terms', privacyUrl: '/privacy' },
    isBusy: false,
    onAgreedChange: fn(),
    onSubmit: fn(),
  },
  render: function Render(args) {
    const username = useStoryField(args.username);
    const password = useStoryField(args.password?.password ?? makeStoryField());
    return (
      <StoryFormPage title="Account details">
        <RegisterAccountView {...args} username={username} password={args.password && { ...args.password, password }} />
      </StoryFormPage>
    );
  },
} satisfies Meta<typeof RegisterAccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rules are ticked off while typing; password managers suggest a password and save it with the contact. */
export const Typing: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const password = canvas.getByLabelText(t('auth.register.password'));
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAttribute('passwordrules', expect.stringContaining('maxlength: 16'));
    await expect(canvasElement.querySelector('input[autocomplete=username]')).toHaveValue('13800138000');
    await userEvent.type(canvas.getByRole('textbox', { name: t('auth.register.username') }), 'mei');
    await expect(canvas.getAllByRole('img', { name: t('kit.rule.met') })).toHaveLength(1);
    await userEvent.keyboard('2026');
    await expect(canvas.getAllByRole('img', { name: t('kit.rule.met') })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onAgreedChange).toHaveBeenCalledWith(true);
    await expect(
      canvas.getByRole('textbox', { name: t('auth.register.optional', { label: t('auth.register.memo') }) }),
    ).toBeVisible();
  },
};

export const Missing: Story = {
  args: {
    username: makeStoryField('mei', { error: 'Use 6 to 12 characters' }),
    nickname: makeStoryField('', { error: '3–30 letters, digits and spaces' }),
    isAgreementMissing: true,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth.register.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: t('auth.register.username') })).toHaveFocus();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(t('auth.register.agree-required'));
  },
};

/** Operator settings: one field required, the other hidden. */
export const Required: Story = {
  args: { memo: { ...makeStoryField(), isRequired: true }, inviteCode: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('auth.register.memo') })).toBeRequired();
    await expect(canvas.queryByRole('textbox', { name: tPattern('auth.register.invite-code') })).toBeNull();
  },
};

export const Taken: Story = {
  args: {
    username: makeStoryField('mei2026'),
    nickname: makeStoryField('Nguyễn Văn 小明'),
    hasAgreed: true,
    errorText: 'Account ID already exists. Please try again.',
  },
};

/** Registration with Google, without a password. */
export const WithoutPassword: Story = {
  args: { password: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(t('auth.register.password'))).toBeNull();
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
