import { MyQrCodeView } from '@quintet/ui/views/contacts/MyQrCodeView';
import type { ReactNode } from 'react';
import { showToast } from '../../shared/feedback/toasts.ts';
import { toAddFriendUrl } from './friend-qr.ts';
import { downloadQrCodePng } from './download-qr-code-png.ts';
import { canShareNatively, shareOrCopyLink } from './share-or-copy-link.ts';

/** This user as the QR code shows them. */
export interface QrCodeProfile {
  readonly id: string;
  readonly nickname: string;
  readonly username: string;
  readonly avatar: string | null;
  /** Others may find this user by account ID. */
  readonly isFindable: boolean;
}

/** My QR code, to save or share. */
export function MyQrCode({ profile }: { profile: QrCodeProfile | null }): ReactNode {
  const url = profile ? toAddFriendUrl(profile.username, location.origin) : '';
  return (
    <MyQrCodeView
      profile={profile}
      url={url}
      isHidden={profile?.isFindable === false}
      canShare={canShareNatively()}
      onSave={() =>
        void downloadQrCodePng(url, `${profile?.username}.png`).catch(() => showToast('contacts.qr.save-failed'))
      }
      onShare={() => void shareOrCopyLink(url)}
    />
  );
}
