import { formatCompactCount } from '@quintet/domain/counters';
import { useState } from 'react';
import { Icon, type IconName } from '../../../icons/Icon.tsx';
import styles from './PostActionButton.module.css';

interface ActionButtonProps {
  icon: IconName;
  /** The filled icon of a pressed toggle. */
  iconPressed?: IconName;
  /** The accessible name, read with the count. */
  label: string;
  /** Formatted as 1.2k above 999 (spec §9). */
  count?: number;
  /** Shown instead of 0. */
  text?: string;
  /** Makes it a toggle. */
  isPressed?: boolean;
  /** `row`: beside the count; `column`: above it, on videos. */
  direction?: 'row' | 'column';
  size?: 's' | 'm';
  /** On images and video. */
  isOverlay?: boolean;
  onPress: () => void;
}

/** A post action with its count. A toggle springs when turned on (look, Feed). */
export function PostActionButton(props: ActionButtonProps) {
  const { icon, iconPressed, label, count, text, isPressed, direction = 'row', size = 'm', isOverlay, onPress } = props;
  const [isSpringing, setIsSpringing] = useState(false);
  const shown = count ? formatCompactCount(count) : text;
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
