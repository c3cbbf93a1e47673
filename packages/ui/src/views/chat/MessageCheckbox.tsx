import { Icon } from '../../icons/Icon.tsx';
import styles from './MessageCheckbox.module.css';

export interface MessageCheckboxProps {
  /** The ids of what is chosen. */
  labelledBy: string;
  isSelected: boolean;
  onToggle: () => void;
}

/** Chooses a message while several are being chosen. */
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
