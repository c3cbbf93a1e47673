import { useIntl } from 'react-intl';
import { Skeleton } from '../../components/Skeleton.tsx';
import styles from './SportsMatchList.module.css';

/** Stands for the days and matches that load. */
export function SportsMatchSkeleton() {
  const intl = useIntl();
  return (
    <section className={styles.skeleton} role="status" aria-label={intl.formatMessage({ id: 'kit.loading.label' })}>
      <Skeleton shape="control" />
      <div className={styles.rows}>
        <Skeleton shape="row" count={4} />
      </div>
    </section>
  );
}
