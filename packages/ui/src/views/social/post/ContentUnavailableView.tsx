import type { ReactNode } from 'react';
import { AppBar } from '../../../components/AppBar.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import type { IllustrationName } from '../../../icons/Illustration.tsx';
import styles from './ContentUnavailableView.module.css';

interface ContentUnavailableViewProps {
  title: string;
  illustration: IllustrationName;
  /** The error text. */
  reason: string;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  onBack: () => void;
}

/** A page that does not exist or is not visible to this user. */
export function ContentUnavailableView({
  title,
  illustration,
  reason,
  children,
  action,
  onBack,
}: ContentUnavailableViewProps) {
  return (
    <div className={styles.page}>
      <AppBar title={title} onBack={onBack} />
      <div className={styles.notice} role="alert">
        <EmptyState illustration={illustration} title={reason} action={action}>
          {children}
        </EmptyState>
      </div>
    </div>
  );
}
