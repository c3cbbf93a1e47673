import { Icon, type IconName } from '../../icons/Icon.tsx';
import styles from './MessageTypeLabel.module.css';

/** The type of a message without a component of its own. */
export function MessageTypeLabel({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className={styles.kind}>
      <Icon name={icon} size="inherit" />
      {children}
    </span>
  );
}
