import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { EXAMPLE_PROFILE } from '../profile/story-profile.ts';
import { OwnInviteCodeView } from './OwnInviteCodeView.tsx';
import { MyQrCodeView } from './MyQrCodeView.tsx';
import { ScanFriendOrGroupView } from './ScanFriendOrGroupView.tsx';

const meta = { title: 'Views/Contacts/AddFriendWays' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const [onSave, onShare, onPicture, onRetry] = [fn(), fn(), fn(), fn()];
const qr = { profile: EXAMPLE_PROFILE, url: 'https://gu.example/friends', isHidden: false, canShare: true };
const invite = { brandTitle: 'Quintet', loadError: null, canShare: true, onShare };

export const MyQr: Story = {
  render: () => <MyQrCodeView {...qr} onSave={onSave} onShare={onShare} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: t('contacts.qr.code') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('contacts.qr.save') }));
    await expect(onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('contacts.qr.share') }));
    await expect(onShare).toHaveBeenCalledOnce();
  },
};

export const MyQrLoading: Story = {
  render: () => <MyQrCodeView {...qr} profile={null} onSave={onSave} onShare={onShare} />,
};

/** Without the system's sharing, the link is copied. */
export const MyQrHidden: Story = {
  render: () => <MyQrCodeView {...qr} isHidden canShare={false} onSave={onSave} onShare={onShare} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('contacts.qr.hidden'));
    await expect(canvas.getByRole('button', { name: t('contacts.qr.copy') })).toBeVisible();
  },
};

export const Invite: Story = {
  render: () => <OwnInviteCodeView {...invite} invitation={{ code: 'AB23CD45', invitedCount: 0 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AB23CD45')).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('contacts.invite.share') })).toBeVisible();
  },
};

export const InviteLoading: Story = { render: () => <OwnInviteCodeView {...invite} invitation={null} /> };

export const Scan: Story = {
  render: () => <ScanFriendOrGroupView camera="on" video={null} error={null} onRetry={onRetry} onPicture={onPicture} />,
  play: async ({ canvas }) => {
    const file = new File([], 'qr.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(t('contacts.scan.picture')), file);
    await expect(onPicture).toHaveBeenCalledWith(file);
  },
};

export const ScanWithoutCamera: Story = {
  render: () => <ScanFriendOrGroupView camera="none" video={null} error="…" onRetry={onRetry} onPicture={onPicture} />,
};
