import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** `text`: lines, the last one shorter; `row`: a list row; `bubble`, `picture`, `circle`. */
  shape?: 'text' | 'row' | 'bubble' | 'picture' | 'circle' | 'control';
  /** The number of shapes, stacked. */
  count?: number;
}

/**
 * A placeholder in the shape of the coming content (look, States). Hidden from screen readers: LoadingStatus, or `aria-busy` on the
 * container, tells them.
 * Widths vary in a fixed pattern, so that nothing changes between renders.
 *
 * For pages and lists that load. Not for actions (Spinner).
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
