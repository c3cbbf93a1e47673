import { type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent } from 'react';
import styles from './EmojiPanel.module.css';

interface EmojiPanelProps {
  /** The composer: what is pressed there leaves the panel open, but for the field. */
  within: RefObject<HTMLElement | null>;
  children: ReactNode;
  onClose: (isByKeyboard: boolean) => void;
}

/** Over the composer of a wide window; under that of a phone, in place of its keyboard. Closed by Escape or a touch elsewhere. */
export function EmojiPanel({ within, children, onClose }: EmojiPanelProps) {
  const close = useEffectEvent(onClose);
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
