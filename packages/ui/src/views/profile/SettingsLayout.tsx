import type { ReactNode } from 'react';
import { AppBar } from '../../components/AppBar.tsx';
import styles from './SettingsLayout.module.css';

interface SettingsLayoutProps {
  title: string;
  /** A page of a tab of its own has a large title and no way back. */
  onBack?: (() => void) | undefined;
  end?: ReactNode;
  children: ReactNode;
}

/** A page of settings: the bar, and a column of sections below it. */
export function SettingsLayout({ title, onBack, end, children }: SettingsLayoutProps) {
  return (
    <div className={styles.page}>
      <AppBar title={title} end={end} {...(onBack ? { onBack } : { variant: 'large' })} />
      <div className={styles.column}>{children}</div>
    </div>
  );
}
