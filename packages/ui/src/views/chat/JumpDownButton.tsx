import { useIntl } from 'react-intl';
import { Badge } from '../../components/Badge.tsx';
import { Icon } from '../../icons/Icon.tsx';
import styles from './JumpDownButton.module.css';

interface JumpDownButtonProps {
  isShown: boolean;
  /** Unread messages below. */
  count: number;
  /** Jumps back to the previous position. */
  isBack?: boolean;
  onJump: () => void;
}

/** The button to the newest message, with the unread count. */
export function JumpDownButton({ isShown, count, isBack, onJump }: JumpDownButtonProps) {
  const intl = useIntl();
  const toLatest = count > 0 ? 'chat.room.to-latest-count' : 'chat.room.to-latest';
  const label = intl.formatMessage({ id: isBack ? 'chat.room.jump-back' : toLatest }, { count });
  return (
    <div className={styles.place} data-shown={isShown || undefined} inert={!isShown}>
      <button className={styles.button} type="button" aria-label={label} title={label} onClick={onJump}>
        <Icon name="arrow-down" />
      </button>
      <span className={styles.badge} aria-hidden>
        <Badge count={count} />
      </span>
    </div>
  );
}
