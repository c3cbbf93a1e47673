import { Icon, type IconName } from '../../icons/Icon.tsx';
import styles from './MessageTypeLabel.module.css';

/** A message that is not plain text, told by its kind in words. */
export function MessageTypeLabel({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className={styles.kind}>
      <Icon name={icon} size="inherit" />
      {children}
    </span>
  );
}
