import type { ReactNode } from 'react';
import styles from './Welcome.module.css';

interface WelcomeProps {
  /** The brand's mark, filling its place. */
  mark: ReactNode;
  /** In the corner: the choice of language. */
  corner?: ReactNode;
  /** Beside the content of a wide window: another way in. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The ground of the screens that a guest sees: full on a phone, a card on a wide window (look, Wide window). */
export function Welcome({ mark, corner, aside, children }: WelcomeProps) {
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
