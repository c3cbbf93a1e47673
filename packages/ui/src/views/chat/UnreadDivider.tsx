import { FormattedMessage } from 'react-intl';
import styles from './UnreadDivider.module.css';

/** Stands before the first message that is new. */
export function UnreadDivider() {
  return (
    <div className={styles.divider}>
      <span>
        <FormattedMessage id="chat.room.unread" />
      </span>
    </div>
  );
}
