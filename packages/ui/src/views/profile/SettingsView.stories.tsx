import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../../stories/translate.ts';
import { SettingsView } from './SettingsView.tsx';
import {
  EXAMPLE_PROFILE,
  PROFILE_FAILED_STORY_ARGS,
  PROFILE_LOADING_STORY_ARGS,
  clickRetryAndExpectCall,
} from './story-profile.ts';

const profile = {
  ...EXAMPLE_PROFILE,
  hasPassword: true,
  hasSecurityCode: false,
  notify: { notify: true, notify_detail: true, sound: true, vibration: false },
  privacy: { findable_by_id: true, findable_by_phone: false },
};

const meta = {
  title: 'Views/Profile/Settings',
  component: SettingsView,
  parameters: { layout: 'fullscreen' },
  args: {
    profile,
    loadError: null,
    link: 'a',
    editHref: '/edit-profile',
    languages: ['zh_cn', 'en'],
    locale: 'en',
    theme: 'system',
    legal: { termsUrl: '/terms', privacyUrl: '/privacy' },
    version: '2.7.0',
    permission: 'granted',
    onBack: fn(),
    onOpen: fn(),
    onNotifyChange: fn(),
    onAllowNotifications: fn(),
    onPrivacyChange: fn(),
    onLocaleChange: fn(),
    onThemeChange: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof SettingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: tPattern('profile.security-code.title') }));
    await expect(args.onOpen).toHaveBeenCalledWith('security-code');
    await userEvent.click(canvas.getByRole('switch', { name: t('kit.notify.vibration') }));
    await expect(args.onNotifyChange).toHaveBeenCalledWith({ vibration: true });
    await userEvent.click(canvas.getByRole('switch', { name: t('profile.privacy.by-phone') }));
    await expect(args.onPrivacyChange).toHaveBeenCalledWith({ findable_by_phone: true });
    await userEvent.click(canvas.getByRole('radio', { name: t('shell.language.zh_cn') }));
    await expect(args.onLocaleChange).toHaveBeenCalledWith('zh_cn');
    await userEvent.click(canvas.getByRole('radio', { name: t('shell.theme.dark') }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};

/** Without notifications the other switches are disabled. A single language hides the choice. */
export const NotificationsOff: Story = {
  args: { profile: { ...profile, notify: { ...profile.notify, notify: false } }, languages: ['en'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: t('kit.notify.sound') })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: tPattern('kit.notify.all') })).toBeEnabled();
    await expect(canvas.queryByRole('radio', { name: t('shell.language.en') })).toBeNull();
  },
};

export const Loading: Story = { args: PROFILE_LOADING_STORY_ARGS };

/** Offline, settings without a server still work. */
export const Failed: Story = {
  args: PROFILE_FAILED_STORY_ARGS,
  play: async ({ canvas, args }) => {
    await clickRetryAndExpectCall({ canvas, args });
    await userEvent.click(canvas.getByRole('radio', { name: t('shell.theme.dark') }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
