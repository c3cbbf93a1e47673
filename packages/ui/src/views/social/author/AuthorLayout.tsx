import type { ReactNode } from 'react';
import { AppBar } from '../../../components/AppBar.tsx';
import styles from './AuthorLayout.module.css';

interface AuthorLayoutProps {
  /** The title while the name is unknown. */
  title: string;
  end?: ReactNode;
  onBack: () => void;
  /** The scrolling content. */
  children: ReactNode;
}

/** The layout of an author's page: bar, then the posts. */
export function AuthorLayout({ title, end, onBack, children }: AuthorLayoutProps) {
  return (
    <div className={styles.page}>
      <AppBar title={title} onBack={onBack} end={end} />
      {children}
    </div>
  );
}
