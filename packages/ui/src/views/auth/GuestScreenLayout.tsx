import type { ReactNode } from 'react';
import styles from './GuestScreenLayout.module.css';

interface WelcomeProps {
  /** The brand's mark; fills its container. */
  mark: ReactNode;
  /** In the corner, e.g. the language picker. */
  corner?: ReactNode;
  /** Beside the content on a wide window, e.g. QR login. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The layout of guest screens: full screen on a phone, a card on a wide window (look, Wide window). */
export function GuestScreenLayout({ mark, corner, aside, children }: WelcomeProps) {
  return (
    <div className={styles.ground}>
      <div className={styles.watermark} aria-hidden>
        {mark}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
      <div className={styles.card}>
        <main className={styles.content}>{children}</main>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </div>
  );
}
