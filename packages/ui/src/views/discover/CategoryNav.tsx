import type { ElementType } from 'react';
import { useIntl } from 'react-intl';
import styles from './CategoryNav.module.css';

export interface Category {
  /** Null for all. */
  id: string | null;
  label: string;
  href: string;
}

interface CategoryNavProps {
  categories: readonly Category[];
  /** The shown category. */
  value: string | null;
  /** The router's link. */
  link: ElementType;
}

/** The categories of the gallery as a row of chips that scrolls. */
export function CategoryNav({ categories, value, link: Link }: CategoryNavProps) {
  const intl = useIntl();
  return (
    <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'discover.gallery.categories' })}>
      <ul className={styles.list}>
        {categories.map(({ id, label, href }) => (
          <li key={id}>
            <Link className={styles.chip} to={href} replace aria-current={id === value ? 'true' : undefined}>
              <bdi>{label}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
