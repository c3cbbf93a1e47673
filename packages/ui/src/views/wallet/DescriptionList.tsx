import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export interface DescriptionListRowData {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** Labels and values, one pair a line. */
export function DescriptionList({ rows }: { rows: readonly DescriptionListRowData[] }) {
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
