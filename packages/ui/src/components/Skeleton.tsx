import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** `text`: lines, the last one shorter; `row`: a row of a list; `bubble`, `picture` and `circle` as they say. */
  shape?: 'text' | 'row' | 'bubble' | 'picture' | 'circle' | 'control';
  /** How many, one below the other. */
  count?: number;
}

/**
 * What is coming, in its shape (look, States). Unseen by screen readers: put `aria-busy` on what holds it. The stagger of widths is
 * fixed, so that nothing flickers between renders.
 */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} data-shape={shape} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.part} />
      ))}
    </div>
  );
}
