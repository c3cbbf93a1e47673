import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GoogleRegisterView } from './GoogleRegisterView.tsx';
import { LoginHead } from './LoginHead.tsx';
import styles from './stories.module.css';
import { Welcome } from './Welcome.tsx';

const drawn = <div className={styles.mark} />;
const field = (value = '') => ({ value, change: fn(), leave: fn() });

const meta = {
  title: 'Views/Auth/GoogleRegister',
  component: GoogleRegisterView,
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en', brand: 'mee' },
  args: {
    email: 'mei@gmail.com',
    username: field('mei2026'),
    nickname: field('Mei'),
    memo: null,
    inviteCode: field(),
    hasAgreed: true,
    legal: { termsUrl: '/terms', privacyUrl: '/privacy' },
    canSubmit: true,
    isBusy: false,
    onAgreedChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => (
    <Welcome mark={drawn}>
      <LoginHead title="Welcome to MEE" mark={drawn} onBack={() => undefined} />
      <GoogleRegisterView {...args} />
    </Welcome>
  ),
} satisfies Meta<typeof GoogleRegisterView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Newcomer: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Account memo' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onAgreedChange).toHaveBeenCalledWith(false);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nickname' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { memo: field(), failure: 'Account ID already exists. Please try again.' },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
