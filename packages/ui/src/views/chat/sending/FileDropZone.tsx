import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './FileDropZone.module.css';

/** The drop zone over a room while files are dragged. */
export function FileDropZone() {
  const intl = useIntl();
  return (
    <div className={styles.zone}>
      <Icon name="attach" size="l" />
      {intl.formatMessage({ id: 'chat.attach.drop' })}
    </div>
  );
}
