import type { ReactNode } from 'react';
import styles from './PostLayout.module.css';

interface PostLayoutProps {
  header: ReactNode;
  /** Images or video; null for text only. */
  media: ReactNode;
  bar: ReactNode;
  children: ReactNode;
}

/** The layout of a post's page: one column on a phone; a card with media at the left on a wide window. */
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
