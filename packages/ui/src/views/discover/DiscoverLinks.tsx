import type { ElementType } from 'react';
import { useIntl } from 'react-intl';
import { ListRow } from '../../components/ListRow.tsx';
import { RoundIcon } from '../../components/RoundIcon.tsx';
import type { IconName } from '../../icons/Icon.tsx';
import styles from './DiscoverLinks.module.css';

/** A kind of discover content. */
export type DiscoverKind = 'gallery' | 'trend' | 'sports';

const ICONS: Record<DiscoverKind, IconName> = { gallery: 'image', trend: 'chart', sports: 'star' };

interface DiscoverLinksProps {
  kinds: readonly DiscoverKind[];
  /** The router's link. */
  link: ElementType;
  toHref: (kind: DiscoverKind) => string;
}

/** Links to the kinds of discover content that exist. */
export function DiscoverLinks({ kinds, link, toHref }: DiscoverLinksProps) {
  const intl = useIntl();
  return (
    <section className={styles.discover} aria-labelledby="discover-links">
      <h2 className={styles.title} id="discover-links">
        {intl.formatMessage({ id: 'discover.title' })}
      </h2>
      <ul className={styles.rows}>
        {kinds.map((kind) => (
          <li key={kind}>
            <ListRow
              as={link}
              to={toHref(kind)}
              leading={<RoundIcon icon={ICONS[kind]} />}
              title={intl.formatMessage({ id: `discover.kind.${kind}` })}
              detail={intl.formatMessage({ id: `discover.detail.${kind}` })}
              hasChevron
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
