import { Icon } from '../../icons/Icon.tsx';
import styles from './MessageChoice.module.css';

export interface MessageChoiceProps {
  label: string;
  isSelected: boolean;
  onToggle: () => void;
}

/** Chooses a message while several are being chosen. */
export function MessageChoice({ label, isSelected, onToggle }: MessageChoiceProps) {
  return (
    <button
      className={styles.choice}
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      aria-label={label}
      onClick={onToggle}
    >
      <Icon name="check" size="s" />
    </button>
  );
}
