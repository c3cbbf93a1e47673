import { useId, type ReactNode } from 'react';
import styles from './SettingsSection.module.css';

interface SettingsSectionProps {
  title?: string;
  /** Shown beside the title. */
  detail?: ReactNode;
  /** ListRows, or with `isPadded` other content. */
  children: ReactNode;
  isPadded?: boolean;
  isBusy?: boolean;
}

/** A card of settings with a title. */
export function SettingsSection({ title, detail, children, isPadded, isBusy }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} {...(title !== undefined && { 'aria-labelledby': id })} aria-busy={isBusy}>
      {title !== undefined && (
        <div className={styles.header}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {detail}
        </div>
      )}
      <div className={styles.card} data-padded={isPadded || undefined}>
        {children}
      </div>
    </section>
  );
}
