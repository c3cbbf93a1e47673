import { useIntl } from 'react-intl';
import { Button } from '../../../components/Button.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { ListRow } from '../../../components/ListRow.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './RecentSearches.module.css';

interface RecentSearchesProps {
  texts: readonly string[];
  onSearch: (text: string) => void;
  onRemove: (text: string) => void;
  onClear: () => void;
}

/** The searches that this account has made on this device, the latest first. */
export function RecentSearches({ texts, onSearch, onRemove, onClear }: RecentSearchesProps) {
  const intl = useIntl();
  if (texts.length === 0) {
    return (
      <div className={styles.none}>
        <EmptyState illustration="search" title={intl.formatMessage({ id: 'social.search.hint-title' })}>
          {intl.formatMessage({ id: 'social.search.hint-text' })}
        </EmptyState>
      </div>
    );
  }
  return (
    <section className={styles.recent}>
      <header className={styles.head}>
        <h2 id="recent-searches">{intl.formatMessage({ id: 'social.search.recent' })}</h2>
        <Button variant="quiet" size="s" onClick={onClear}>
          {intl.formatMessage({ id: 'social.search.clear' })}
        </Button>
      </header>
      <ul aria-labelledby="recent-searches">
        {texts.map((text) => (
          <li key={text} className={styles.row}>
            <ListRow
              as="button"
              leading={<Icon name="clock" />}
              title={<bdi>{text}</bdi>}
              onClick={() => onSearch(text)}
            />
            <IconButton
              icon="close"
              label={intl.formatMessage({ id: 'social.search.remove' }, { text })}
              onClick={() => onRemove(text)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
