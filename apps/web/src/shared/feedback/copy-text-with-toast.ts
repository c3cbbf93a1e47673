import type { MessageId } from '@quintet/i18n/ids';
import { showToast } from './toasts.ts';

/** Copies a text and says so in a toast, or that it failed. Returns whether it was copied. */
export async function copyTextWithToast(text: string, copied: MessageId, failed: MessageId): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showToast(failed);
    return false;
  }
  showToast(copied);
  return true;
}
