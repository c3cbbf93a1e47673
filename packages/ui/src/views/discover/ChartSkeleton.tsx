import { useIntl } from 'react-intl';
import { Skeleton } from '../../components/Skeleton.tsx';
import styles from './TrendCard.module.css';

/** Stands for charts that load. */
export function ChartSkeleton() {
  const intl = useIntl();
  return [0, 1].map((card) => (
    <section
      key={card}
      className={styles.card}
      role="status"
      aria-label={intl.formatMessage({ id: 'kit.loading.label' })}
    >
      <Skeleton shape="control" />
      <Skeleton shape="picture" />
    </section>
  ));
}
