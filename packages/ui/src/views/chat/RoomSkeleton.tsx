import { useIntl } from 'react-intl';
import { LoadingStatus } from '../../components/LoadingStatus.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import styles from './RoomSkeleton.module.css';

/** Skeleton of a room. */
export function RoomSkeleton() {
  const intl = useIntl();
  return (
    <LoadingStatus className={styles.room} label={intl.formatMessage({ id: 'chat.room.loading' })}>
      <Skeleton shape="bubble" count={9} />
    </LoadingStatus>
  );
}
