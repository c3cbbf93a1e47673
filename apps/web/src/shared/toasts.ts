import type { MessageId } from '@quintet/i18n/ids';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { tabStore } from './tab-store.ts';

/** Something that was done, to be said in passing on whatever screen comes next. Its words are those of the screen that says it. */
export interface ToastMessage {
  readonly key: number;
  readonly message: MessageId;
  readonly values?: Readonly<Record<string, string>>;
  /** One thing to do about it, such as taking it back. */
  readonly action?: { readonly label: MessageId } & (
    | { readonly onClick: () => void }
    /** To where it can be seen. */
    | { readonly href: string }
  );
}

let lastKey = 0;
const toastAtom = atom<ToastMessage | null>(null);

export const useToast = (): ToastMessage | null => useAtomValue(toastAtom, { store: tabStore });

/** Says it in place of what was said before. */
export function showToast(message: MessageId, options: Pick<ToastMessage, 'values' | 'action'> = {}): void {
  tabStore.set(toastAtom, { key: ++lastKey, message, ...options });
}

/** The notice has been shown. */
export function dismissToast(key: number): void {
  tabStore.set(toastAtom, (toast) => (toast?.key === key ? null : toast));
}
