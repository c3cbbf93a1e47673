import { FormattedMessage } from 'react-intl';
import styles from './UnreadDivider.module.css';

/** The divider before the first unread message. */
export function UnreadDivider() {
  return (
    <div className={styles.divider}>
      <span>
        <FormattedMessage id="chat.room.unread" />
      </span>
    </div>
  );
}
