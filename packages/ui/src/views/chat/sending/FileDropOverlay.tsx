import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './FileDropOverlay.module.css';

/** The drop zone over a room while files are dragged. */
export function FileDropOverlay() {
  const intl = useIntl();
  return (
    <div className={styles.zone}>
      <Icon name="attach" size="l" />
      {intl.formatMessage({ id: 'chat.attach.drop' })}
    </div>
  );
}
