import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './WriteCommentButton.module.css';

interface WriteButtonProps {
  /** The draft. */
  draft: string;
  /** Why comments are closed. */
  disabledReason?: string | undefined;
  onWrite: () => void;
}

/** The comment button, in the shape of a field. */
export function WriteCommentButton({ draft, disabledReason, onWrite }: WriteButtonProps) {
  const intl = useIntl();
  if (disabledReason !== undefined) return <p className={styles.closed}>{disabledReason}</p>;
  return (
    <button type="button" className={styles.write} onClick={onWrite} data-draft={draft !== '' || undefined}>
      <Icon name="edit" size="s" />
      <span className={styles.words}>{draft || intl.formatMessage({ id: 'social.comment.placeholder' })}</span>
    </button>
  );
}
