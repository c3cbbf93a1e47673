import { useId, type ReactNode } from 'react';
import styles from './SettingsSection.module.css';

interface SettingsSectionProps {
  title?: string;
  /** ListRows from edge to edge, or with `isPadded` anything else. */
  children: ReactNode;
  isPadded?: boolean;
  isBusy?: boolean;
}

/** Settings that belong together, on a card under their name. */
export function SettingsSection({ title, children, isPadded, isBusy }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} {...(title !== undefined && { 'aria-labelledby': id })} aria-busy={isBusy}>
      {title !== undefined && (
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
      )}
      <div className={styles.card} data-padded={isPadded || undefined}>
        {children}
      </div>
    </section>
  );
}
