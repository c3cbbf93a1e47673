import { useIntl } from 'react-intl';
import { Icon } from '../../icons/Icon.tsx';
import styles from './WriteButton.module.css';

interface WriteButtonProps {
  /** What was begun to be written. */
  draft: string;
  /** Nobody may write, for this reason. */
  closedBecause?: string | undefined;
  onWrite: () => void;
}

/** The way to comment, in the shape of a field. */
export function WriteButton({ draft, closedBecause, onWrite }: WriteButtonProps) {
  const intl = useIntl();
  if (closedBecause !== undefined) return <p className={styles.closed}>{closedBecause}</p>;
  return (
    <button type="button" className={styles.write} onClick={onWrite} data-draft={draft !== '' || undefined}>
      <Icon name="edit" size="s" />
      <span className={styles.words}>{draft || intl.formatMessage({ id: 'social.comment.placeholder' })}</span>
    </button>
  );
}
