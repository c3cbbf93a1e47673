import type { MessageId } from '@quintet/i18n/ids';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { tabStore } from './tab-store.ts';

/** Something that was done, to be said in passing on whatever screen comes next. Its words are those of the screen that says it. */
export interface Notice {
  readonly key: number;
  readonly message: MessageId;
  readonly values?: Readonly<Record<string, string>>;
  /** One thing to do about it, such as taking it back. */
  readonly action?: { readonly label: MessageId } & (
    | { readonly perform: () => void }
    /** To where it can be seen. */
    | { readonly href: string }
  );
}

let lastKey = 0;
const noticeAtom = atom<Notice | null>(null);

export const useNotice = (): Notice | null => useAtomValue(noticeAtom, { store: tabStore });

/** Says it in place of what was said before. */
export function tell(message: MessageId, more: Pick<Notice, 'values' | 'action'> = {}): void {
  tabStore.set(noticeAtom, { key: ++lastKey, message, ...more });
}

/** The notice has been shown. */
export function dropNotice(key: number): void {
  tabStore.set(noticeAtom, (notice) => (notice?.key === key ? null : notice));
}
