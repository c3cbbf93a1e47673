import type { ReactNode } from 'react';
import { AppBar } from '../../components/AppBar.tsx';
import styles from './AuthorLayout.module.css';

interface AuthorLayoutProps {
  /** Read where the author's own name is not there yet. */
  title: string;
  end?: ReactNode;
  onBack: () => void;
  /** What scrolls by itself. */
  children: ReactNode;
}

/** An author's page: the way back and what one can do above, and their posts below. */
export function AuthorLayout({ title, end, onBack, children }: AuthorLayoutProps) {
  return (
    <div className={styles.page}>
      <AppBar title={title} onBack={onBack} end={end} />
      {children}
    </div>
  );
}
