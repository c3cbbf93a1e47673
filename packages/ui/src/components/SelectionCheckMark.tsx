import { Icon } from '../icons/Icon.tsx';
import styles from './SelectionCheckMark.module.css';

/**
 * The mark of a row that can be selected. The row has the role and state for screen readers.
 *
 * For rows that are selected one by one. Not for settings (Switch) or consent (Checkbox).
 */
export function SelectionCheckMark({ isSelected }: { isSelected: boolean }) {
  return (
    <span className={styles.mark} data-selected={isSelected || undefined}>
      <Icon name="check" size="s" />
    </span>
  );
}
