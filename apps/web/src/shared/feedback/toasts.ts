import type { MessageId } from '@quintet/i18n/ids';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { tabAtomStore } from '../storage/tab-atom-store.ts';

/** A toast for the next screen, which must load its message. */
export interface ToastMessage {
  readonly key: number;
  readonly message: MessageId;
  readonly values?: Readonly<Record<string, string>>;
  /** One action, such as undo. */
  readonly action?: { readonly label: MessageId } & (
    | { readonly onClick: () => void }
    /** Opens the result. */
    | { readonly href: string }
  );
}

let lastKey = 0;
const toastAtom = atom<ToastMessage | null>(null);

export const useShownToast = (): ToastMessage | null => useAtomValue(toastAtom, { store: tabAtomStore });

/** Shows a toast, replacing the current one. */
export function showToast(message: MessageId, options: Pick<ToastMessage, 'values' | 'action'> = {}): void {
  tabAtomStore.set(toastAtom, { key: ++lastKey, message, ...options });
}

/** Removes the toast if it is still shown. */
export function dismissToast(key: number): void {
  tabAtomStore.set(toastAtom, (toast) => (toast?.key === key ? null : toast));
}
