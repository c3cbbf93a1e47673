import type { ReactNode } from 'react';
import { AppBar } from '../../components/AppBar.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import type { FigureName } from '../../icons/Illustration.tsx';
import styles from './PostNotice.module.css';

interface PostNoticeProps {
  title: string;
  figure: FigureName;
  /** Why it cannot be seen, in the words of the catalogue. */
  reason: string;
  children?: ReactNode;
  /** The way on. */
  action?: ReactNode;
  onBack: () => void;
}

/** A page that is not there, or not for whoever looks. */
export function PostNotice({ title, figure, reason, children, action, onBack }: PostNoticeProps) {
  return (
    <div className={styles.page}>
      <AppBar title={title} onBack={onBack} />
      <div className={styles.notice} role="alert">
        <EmptyState figure={figure} title={reason} action={action}>
          {children}
        </EmptyState>
      </div>
    </div>
  );
}
