import { formatCount } from '@quintet/domain/counters';
import { useState } from 'react';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import styles from './ActionButton.module.css';

interface ActionButtonProps {
  icon: IconName;
  /** The filled form, of a switch that is on. */
  iconPressed?: IconName;
  /** What it does; read aloud with the count. */
  label: string;
  /** Shown as 1.2k above 999 (spec §9). */
  count?: number;
  /** Stands in for a count of none. */
  text?: string;
  /** Makes it a switch. */
  isPressed?: boolean;
  /** `row` beside its count, `column` above it: the right edge of a video. */
  direction?: 'row' | 'column';
  size?: 's' | 'm';
  /** On pictures and video. */
  isOverlay?: boolean;
  onPress: () => void;
}

/** Something to do with a post, and how many did. A switch springs once when it is turned on (look, Feed). */
export function ActionButton(props: ActionButtonProps) {
  const { icon, iconPressed, label, count, text, isPressed, direction = 'row', size = 'm', isOverlay, onPress } = props;
  const [isSpringing, setIsSpringing] = useState(false);
  const shown = count ? formatCount(count) : text;
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={count ? `${label} ${shown}` : label}
      aria-pressed={isPressed}
      title={label}
      data-direction={direction}
      data-size={size}
      data-overlay={isOverlay || undefined}
      onClick={() => {
        setIsSpringing(isPressed === false);
        onPress();
      }}
    >
      <span className={styles.icon} data-springing={(isSpringing && isPressed) || undefined}>
        <Icon name={isPressed && iconPressed ? iconPressed : icon} size={size === 's' ? 'inherit' : 'm'} />
      </span>
      <span className={styles.count}>{shown}</span>
    </button>
  );
}
