import { formatCompactCount } from '@quintet/domain/counters';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon, type IconName } from '../../../icons/Icon.tsx';
import styles from './PostActionButton.module.css';

interface ActionIcons {
  readonly icon: IconName;
  /** Of a pressed toggle. */
  readonly pressed?: IconName;
}

const ICONS = {
  like: { icon: 'heart', pressed: 'heart-filled' },
  comment: { icon: 'chat' },
  collect: { icon: 'bookmark', pressed: 'bookmark-filled' },
  share: { icon: 'share' },
} satisfies Record<string, ActionIcons>;

interface ActionButtonProps {
  action: keyof typeof ICONS;
  /** Formatted as 1.2k above 999 (spec §9). */
  count?: number;
  /** Shows the action's name instead of 0. */
  isNamed?: boolean;
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
  const { action, count, isNamed, isPressed, direction = 'row', size = 'm', isOverlay, onPress } = props;
  const label = useIntl().formatMessage({ id: `social.action.${action}` });
  const { icon, pressed = icon }: ActionIcons = ICONS[action];
  const [isSpringing, setIsSpringing] = useState(false);
  const shown = count ? formatCompactCount(count) : isNamed && label;
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
        <Icon name={isPressed ? pressed : icon} size={size === 's' ? 'inherit' : 'm'} />
      </span>
      <span className={styles.count}>{shown}</span>
    </button>
  );
}
