import { formatCompactCount } from '@quintet/domain/counters';
import styles from './Badge.module.css';

interface BadgeProps {
  /** Formatted as 1.2k above 999 (spec §9); hidden at 0. Omit it for a dot. */
  count?: number;
  /** The count in words (“3 unread messages”) for screen readers. */
  label?: string;
  /** For muted items. */
  isQuiet?: boolean;
}

/**
 * A count or dot for new items.
 *
 * For what is new. Not for states or categories, which are words.
 */
export function Badge({ count, label, isQuiet }: BadgeProps) {
  if (count !== undefined && count <= 0) return null;
  return (
    <span
      className={styles.badge}
      data-dot={count === undefined || undefined}
      data-quiet={isQuiet || undefined}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    >
      {count !== undefined && formatCompactCount(count)}
    </span>
  );
}
