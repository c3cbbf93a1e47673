import { useIntl } from 'react-intl';
import { Skeleton } from '../../components/Skeleton.tsx';
import styles from './RoomSkeleton.module.css';

/** Skeleton of a room. */
export function RoomSkeleton() {
  const intl = useIntl();
  return (
    <div className={styles.room} role="status" aria-busy aria-label={intl.formatMessage({ id: 'chat.room.loading' })}>
      <Skeleton shape="bubble" count={9} />
    </div>
  );
}
