import { FormattedMessage } from 'react-intl';
import styles from './Chip.module.css';

/** A message of a blocked user in a group, in place of its bubble. */
export function BlockedMessagePlaceholder({ onUnfold }: { onUnfold: () => void }) {
  return (
    <div className={styles.line}>
      <button type="button" className={styles.folded} onClick={onUnfold}>
        <span className={styles.chip}>
          <FormattedMessage id="chat.room.folded" />
        </span>
      </button>
    </div>
  );
}
