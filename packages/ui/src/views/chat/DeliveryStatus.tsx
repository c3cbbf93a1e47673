import type { DeliveryState } from '@quintet/domain/chat/room-row';
import { useIntl } from 'react-intl';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import styles from './DeliveryStatus.module.css';

const STATUS_ICONS = {
  queued: ['clock', 'chat.message.queued'],
  sent: ['check', 'chat.message.sent'],
  read: ['double-check', 'chat.message.read'],
  failed: ['warning', 'chat.message.failed'],
} as const satisfies Record<Exclude<DeliveryState, 'none'>, readonly [IconName, string]>;

/** The delivery status of an own message: pending, sent, read or failed. */
export function DeliveryStatus({ delivery }: { delivery: DeliveryState }) {
  const intl = useIntl();
  if (delivery === 'none') return null;
  const [icon, id] = STATUS_ICONS[delivery];
  return (
    <span className={styles.mark} data-delivery={delivery}>
      <Icon name={icon} size="s" label={intl.formatMessage({ id })} />
    </span>
  );
}
