import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './RoundIcon.module.css';

export type RoundIconTone = 'accent' | 'neutral' | 'success' | 'warning' | 'danger';

interface RoundIconProps {
  icon: IconName;
  tone?: RoundIconTone;
}

/**
 * An icon on a disc, as large as the avatar of a row.
 *
 * For rows and alerts that stand for something other than a user. Not for actions (IconButton) or users (Avatar).
 */
export function RoundIcon({ icon, tone = 'accent' }: RoundIconProps) {
  return (
    <span className={styles.disc} data-tone={tone}>
      <Icon name={icon} />
    </span>
  );
}
