import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../icons/Icon.tsx';
import styles from './UserDetailRow.module.css';

interface UserDetailProps {
  label: string;
  children: ReactNode;
  /** Opens more about it. */
  onOpen?: (() => void) | undefined;
  /** What `onOpen` does. */
  icon?: IconName;
}

/** A line about a user below the name, e.g. the account ID. */
export function UserDetailRow({ label, children, onOpen, icon = 'chevron-right' }: UserDetailProps) {
  const content = (
    <>
      <span className={styles.label}>{label}</span> <bdi className={styles.value}>{children}</bdi>
    </>
  );
  if (!onOpen) return <p className={styles.detail}>{content}</p>;
  return (
    <button type="button" className={styles.detail} onClick={onOpen}>
      {content}
      <Icon name={icon} size="s" />
    </button>
  );
}
