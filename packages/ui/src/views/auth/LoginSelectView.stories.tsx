import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LoginSelectView } from './LoginSelectView.tsx';
import styles from './stories.module.css';
import { GuestScreenLayout } from './GuestScreenLayout.tsx';

const drawn = <div className={styles.mark} />;

const meta = {
  title: 'Views/Auth/LoginSelect',
  component: LoginSelectView,
  parameters: { layout: 'fullscreen' },
  args: {
    brandTitle: 'Quintet',
    mark: drawn,
    legal: { termsUrl: '/terms', privacyUrl: '/privacy' },
    hasGoogle: false,
    onChoose: fn(),
    onContinueAsGuest: fn(),
  },
  render: (args) => (
    <GuestScreenLayout
      mark={drawn}
      corner={<LanguageSwitch languages={['zh_cn', 'en']} current="en" onChange={() => undefined} />}
    >
      <LoginSelectView {...args} />
    </GuestScreenLayout>
  ),
} satisfies Meta<typeof LoginSelectView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth.select.phone') }));
    await userEvent.click(canvas.getByRole('button', { name: t('auth.select.email') }));
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, 'phone');
    await expect(args.onChoose).toHaveBeenNthCalledWith(2, 'email');
    await expect(canvas.queryByRole('button', { name: /Google/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('auth.select.guest') }));
    await expect(args.onContinueAsGuest).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t('shell.legal.terms') })).toHaveAttribute('href', '/terms');
    await expect(canvas.getByRole('link', { name: t('shell.legal.privacy') })).toHaveAttribute('href', '/privacy');
  },
};

/** A guest pressed like: the reason is said. */
export const ToLike: Story = {
  args: { isPrompt: true, reason: 'like' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('auth.select.for-like'))).toBeVisible();
  },
};

export const ToMessageInChinese: Story = {
  args: { isPrompt: true, reason: 'message' },
};

/** A guest opened a member's page. */
export const Prompt: Story = {
  args: { isPrompt: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('shell.guest.prompt'))).toBeVisible();
  },
};

export const WithGoogle: Story = {
  args: { hasGoogle: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Google/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('google');
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };

/** Inside a sheet. */
export const Inset: Story = {
  args: {
    isInset: true,
    isPrompt: true,
    onScan: fn(),
    onContinueAsGuest: undefined,
    languageSwitch: <LanguageSwitch languages={['zh_cn', 'en']} current="en" onChange={() => undefined} />,
  },
  render: (args) => <LoginSelectView {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth.select.scan') }));
    await expect(args.onScan).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: t('shell.language.zh_cn') })).toBeVisible();
  },
};
