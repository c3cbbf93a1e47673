import { formatCount } from '@quintet/domain/counters';
import styles from './Badge.module.css';

interface BadgeProps {
  /** Shown as 1.2k above 999 (spec §9); nothing at 0. Left out: a dot. */
  count?: number;
  /** What is counted, in words (“3 unread messages”): read aloud in place of the bare number. */
  label?: string;
  /** For what is muted. */
  isQuiet?: boolean;
}

/** A count of what is new, or a dot. */
export function Badge({ count, label, isQuiet }: BadgeProps) {
  if (count !== undefined && count <= 0) return null;
  return (
    <span
      className={styles.badge}
      data-dot={count === undefined || undefined}
      data-quiet={isQuiet || undefined}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    >
      {count !== undefined && formatCount(count)}
    </span>
  );
}
