import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AppBar } from '../../components/AppBar.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import styles from './FriendsLayout.module.css';

interface FriendsLayoutProps {
  /** The text that filters the list; null without friends to filter. */
  filter: string | null;
  onFilterChange: (text: string) => void;
  onBack: () => void;
  onAdd: () => void;
  children: ReactNode;
}

/** The friends' screen: the bar and the filter stay while the list scrolls. */
export function FriendsLayout({ filter, onFilterChange, onBack, onAdd, children }: FriendsLayoutProps) {
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <AppBar
        title={intl.formatMessage({ id: 'contacts.friends.title' })}
        onBack={onBack}
        end={<IconButton icon="add" label={intl.formatMessage({ id: 'contacts.add.title' })} onClick={onAdd} />}
      />
      {filter !== null && (
        <div className={styles.search}>
          <SearchField
            value={filter}
            onChange={onFilterChange}
            label={intl.formatMessage({ id: 'contacts.friends.search' })}
          />
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
