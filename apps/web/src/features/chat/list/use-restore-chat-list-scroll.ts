import { useStore } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useLayoutEffect, type RefObject } from 'react';

/** The scroll offset of the chat list when it was last left, per session. */
const savedOffsetAtom = atom(0);

/** Returns to where the chat list was left, e.g. for another tab of the app. */
export function useRestoreChatListScroll(scroller: RefObject<HTMLElement | null>): void {
  const store = useStore();
  useLayoutEffect(() => {
    const element = scroller.current!;
    element.scrollTo({ top: store.get(savedOffsetAtom), behavior: 'instant' });
    return () => store.set(savedOffsetAtom, element.scrollTop);
  }, [store, scroller]);
}
