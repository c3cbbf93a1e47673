import type { ReactNode } from 'react';
import styles from './LabelValueRows.module.css';

export interface LabelValueRow {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** Names and values of a transaction, one a line. */
export function LabelValueRows({ rows }: { rows: readonly LabelValueRow[] }) {
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
