import { type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent } from 'react';
import { useBackToClose } from '../../components/use-back-to-close.ts';
import styles from './EmojiPanel.module.css';

interface EmojiPanelProps {
  /** The composer: a press inside keeps the panel open, except on the field. */
  composerRef: RefObject<HTMLElement | null>;
  children: ReactNode;
  onClose: (isByKeyboard: boolean) => void;
}

/**
 * The emoji panel: above the composer on a wide window, in place of a phone's keyboard. Closed by Escape, a click elsewhere or going
 * back.
 */
export function EmojiPanel({ composerRef, children, onClose }: EmojiPanelProps) {
  const close = useEffectEvent(onClose);
  useBackToClose(true, () => onClose(false));
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const isAround =
          target instanceof Element && composerRef.current?.contains(target) && !target.matches('textarea');
        if (!isAround) close(false);
      },
      { signal, capture: true },
    );
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        // A menu over the panel closes first.
        if (event.target instanceof Element && event.target.closest('[popover]')) return;
        event.stopPropagation();
        // A dialog around it stays open.
        event.preventDefault();
        close(true);
      },
      { signal, capture: true },
    );
    return () => closing.abort();
  }, [composerRef]);
  return (
    <div className={styles.panel}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
