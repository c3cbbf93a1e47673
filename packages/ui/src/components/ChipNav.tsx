import type { ElementType } from 'react';
import styles from './ChipNav.module.css';

interface ChipNavProps {
  label: string;
  items: readonly { readonly id: string | null; readonly label: string; readonly href: string }[];
  /** The shown one. */
  value?: string | null;
  /** The router's link. */
  link: ElementType;
}

/**
 * Links as a row of chips that scrolls.
 *
 * For narrowing a list: its categories, suggestions for a search. Not for the parts of a page (Tabs).
 */
export function ChipNav({ label, items, value, link: Link }: ChipNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Link className={styles.chip} to={item.href} replace aria-current={item.id === value ? 'true' : undefined}>
              <bdi>{item.label}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
