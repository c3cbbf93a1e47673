import type { ReactNode } from 'react';
import styles from './PostLayout.module.css';

interface PostLayoutProps {
  header: ReactNode;
  /** Pictures or video; null for words only. */
  media: ReactNode;
  bar: ReactNode;
  children: ReactNode;
}

/** A post's page: one column on a phone; on a wide window a card, its pictures at the left and all else at the right. */
export function PostLayout({ header, media, bar, children }: PostLayoutProps) {
  return (
    <div className={styles.page}>
      <article className={styles.card} data-has-media={media ? '' : undefined}>
        <div className={styles.head}>{header}</div>
        {media && <div className={styles.media}>{media}</div>}
        <div className={styles.content}>{children}</div>
        <div className={styles.bar}>{bar}</div>
      </article>
    </div>
  );
}
