import { toCountTranslationValues } from '@quintet/domain/counters';
import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './NewPostsPill.module.css';

/** The pill for new posts; a press shows them, nothing moves before. */
export function NewPostsPill({ count, onPress }: { count: number; onPress: () => void }) {
  const intl = useIntl();
  return (
    <div className={styles.place} role="status">
      {count > 0 && (
        <button className={styles.pill} type="button" onClick={onPress}>
          <Icon name="arrow-down" size="s" className={styles.up} />
          {intl.formatMessage({ id: 'social.feed.new' }, toCountTranslationValues(count))}
        </button>
      )}
    </div>
  );
}
