import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountInfoView } from './AccountInfoView.tsx';
import { field, StoryPage, useTyped } from './story-form.tsx';

const meta = {
  title: 'Views/Auth/Register/3 Account info',
  component: AccountInfoView,
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en' },
  args: {
    username: field(),
    nickname: field(),
    password: { login: '13800138000', password: field(), confirmation: field() },
    memo: { ...field(), isRequired: false },
    inviteCode: { ...field(), isRequired: false },
    hasAgreed: false,
    isAgreementMissing: false,
    legal: { termsUrl: '/terms', privacyUrl: '/privacy' },
    isBusy: false,
    onAgreedChange: fn(),
    onSubmit: fn(),
  },
  render: function Render(args) {
    const username = useTyped(args.username);
    const password = useTyped(args.password?.password ?? field());
    return (
      <StoryPage title="About your account">
        <AccountInfoView {...args} username={username} password={args.password && { ...args.password, password }} />
      </StoryPage>
    );
  },
} satisfies Meta<typeof AccountInfoView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rules are ticked off while typing; password managers suggest a password and save it with the contact. */
export const Typing: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAttribute('passwordrules', expect.stringContaining('maxlength: 16'));
    await expect(canvasElement.querySelector('input[autocomplete=username]')).toHaveValue('13800138000');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account ID' }), 'mei');
    await expect(canvas.getAllByRole('img', { name: 'Met' })).toHaveLength(1);
    await userEvent.keyboard('2026');
    await expect(canvas.getAllByRole('img', { name: 'Met' })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onAgreedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('textbox', { name: 'Account memo (optional)' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: {
    username: field('mei', { error: 'Use 6 to 12 characters' }),
    nickname: field('', { error: '3–30 letters, digits and spaces' }),
    isAgreementMissing: true,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Account ID' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please agree first');
  },
};

/** Operator settings: one field required, the other hidden. */
export const Required: Story = {
  args: { memo: { ...field(), isRequired: true }, inviteCode: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Account memo' })).toBeRequired();
    await expect(canvas.queryByRole('textbox', { name: /Invite/ })).toBeNull();
  },
};

export const Taken: Story = {
  args: {
    username: field('mei2026'),
    nickname: field('Nguyễn Văn 小明'),
    hasAgreed: true,
    errorText: 'Account ID already exists. Please try again.',
  },
};

/** Registration with Google, without a password. */
export const WithoutPassword: Story = {
  args: { password: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
