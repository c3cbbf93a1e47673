import { copyTextWithToast } from '../../shared/feedback/copy-text-with-toast.ts';

/** Whether the system has a dialog for sharing; else links are copied. */
export const canShareNatively = (): boolean => 'share' in navigator;

/** Shares a link by the system's dialog, or copies it. */
export async function shareOrCopyLink(url: string): Promise<void> {
  // A cancelled system share is no error.
  if (canShareNatively()) return navigator.share({ url }).catch(() => undefined);
  await copyTextWithToast(url, 'contacts.link.copied', 'contacts.link.copy-failed');
}
