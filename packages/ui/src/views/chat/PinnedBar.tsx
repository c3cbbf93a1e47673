import { useIntl } from 'react-intl';
import { Icon } from '../../icons/Icon.tsx';
import styles from './PinnedBar.module.css';

interface PinnedBarProps {
  /** The index of the shown pin; the newest is first. */
  index: number;
  count: number;
  /** In one line. */
  text: string;
  /** The user cannot see the message any more: the text says so, and the press offers to unpin. */
  isCleared?: boolean;
  /** Jumps to the message; the bar shows the next pin. */
  onOpen: () => void;
}

/** The pinned messages, one at a time (look, Chat room). */
export function PinnedBar({ index, count, text, isCleared, onOpen }: PinnedBarProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: isCleared ? 'chat.pins.cleared-open' : 'chat.pins.open' });
  return (
    <button className={styles.bar} type="button" title={title} onClick={onOpen}>
      <span className={styles.marks} aria-hidden>
        {Array.from({ length: count }, (_, position) => (
          <span key={position} data-current={position === index || undefined} />
        ))}
      </span>
      <Icon name="pin" size="s" className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.title}>
          {intl.formatMessage({ id: 'chat.pins.title' }, { count, position: index + 1 })}
        </span>{' '}
        <bdi>{text}</bdi>
      </span>
    </button>
  );
}
