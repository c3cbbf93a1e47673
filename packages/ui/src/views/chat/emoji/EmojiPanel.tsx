import { type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent } from 'react';
import { useBackToClose } from '../../../components/use-back-to-close.ts';
import styles from './EmojiPanel.module.css';

interface EmojiPanelProps {
  /** The composer: what is pressed there leaves the panel open, but for the field. */
  within: RefObject<HTMLElement | null>;
  children: ReactNode;
  onClose: (isByKeyboard: boolean) => void;
}

/** Over the composer of a wide window; under that of a phone, in place of its keyboard. Closed by Escape, a touch elsewhere or going back. */
export function EmojiPanel({ within, children, onClose }: EmojiPanelProps) {
  const close = useEffectEvent(onClose);
  useBackToClose(true, () => onClose(false));
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const isAround = target instanceof Element && within.current?.contains(target) && !target.matches('textarea');
        if (!isAround) close(false);
      },
      { signal, capture: true },
    );
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        event.stopPropagation();
        close(true);
      },
      { signal, capture: true },
    );
    return () => closing.abort();
  }, [within]);
  return (
    <div className={styles.panel}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
