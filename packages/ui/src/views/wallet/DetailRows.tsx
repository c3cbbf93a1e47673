import type { ReactNode } from 'react';
import styles from './DetailRows.module.css';

export interface DetailRow {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** Names and values of a transaction, one a line. */
export function DetailRows({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ key, label, value }) => (
        <div key={key} className={styles.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
