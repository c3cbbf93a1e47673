import { Icon } from '../../icons/Icon.tsx';
import styles from './MessageCheckbox.module.css';

export interface MessageCheckboxProps {
  /** The ids of the labelled elements. */
  labelledBy: string;
  isSelected: boolean;
  onToggle: () => void;
}

/** The checkbox of a message while selecting. */
export function MessageCheckbox({ labelledBy, isSelected, onToggle }: MessageCheckboxProps) {
  return (
    <button
      className={styles.choice}
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onClick={onToggle}
    >
      <Icon name="check" size="s" />
    </button>
  );
}
