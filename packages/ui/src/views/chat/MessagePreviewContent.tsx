import { Icon, type IconName } from '../../icons/Icon.tsx';
import styles from './MessagePreviewContent.module.css';

/** The preview of a message whose type has no component of its own. */
export function MessagePreviewContent({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className={styles.kind}>
      <Icon name={icon} size="inherit" />
      {children}
    </span>
  );
}
