import type { ReactNode } from 'react';
import { AppBar } from '../../components/AppBar.tsx';
import styles from './SettingsLayout.module.css';

interface SettingsLayoutProps {
  title: string;
  /** The first page of a tab has a large title and no back button. */
  onBack?: (() => void) | undefined;
  end?: ReactNode;
  /** In a wide window a form is one card, and settings are cards in two columns. */
  wide?: 'form' | 'columns';
  children: ReactNode;
}

/** The layout of settings: bar and sections. */
export function SettingsLayout({ title, onBack, end, wide, children }: SettingsLayoutProps) {
  return (
    <div className={styles.page}>
      <AppBar title={title} end={end} {...(onBack ? { onBack } : { variant: 'large' })} />
      <div className={styles.column} data-wide={wide}>
        {children}
      </div>
    </div>
  );
}
