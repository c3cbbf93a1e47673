import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Icon } from '../../icons/Icon.tsx';
import styles from './SignedInDevicesView.module.css';

export interface SignedInDevice {
  id: string;
  /** Browser and system; null if unknown. */
  name: string | null;
  isPhone: boolean;
  ip: string | null;
  /** ISO date-time of the last use. */
  usedAt: string;
  isCurrent: boolean;
}

interface DevicesViewProps {
  /** Null while loading; the current device is first. */
  devices: readonly SignedInDevice[] | null;
  loadError: { isRetrying: boolean; onRetry: () => void } | null;
  onEnd: (device: SignedInDevice) => void;
  onEndOthers: () => void;
}

/** The devices on which the user is signed in, with buttons to sign them out. */
export function SignedInDevicesView({ devices, loadError, onEnd, onEndOthers }: DevicesViewProps) {
  const intl = useIntl();
  if (!devices) {
    if (loadError) return <ErrorState {...loadError} />;
    return (
      <div aria-busy>
        <Skeleton shape="row" count={3} />
      </div>
    );
  }
  return (
    <>
      <ul>
        {devices.map((device) => {
          const name = device.name ?? intl.formatMessage({ id: 'profile.devices.unknown' });
          const time = intl.formatDate(device.usedAt, { dateStyle: 'medium', timeStyle: 'short' });
          return (
            <li key={device.id}>
              <ListRow
                leading={<Icon name={device.isPhone ? 'mobile' : 'globe'} />}
                title={name}
                detail={
                  device.isCurrent ? (
                    <FormattedMessage id="profile.devices.current" />
                  ) : (
                    [time, device.ip].filter(Boolean).join(' · ')
                  )
                }
                {...(!device.isCurrent && {
                  end: (
                    <Button
                      variant="secondary"
                      size="s"
                      aria-label={intl.formatMessage({ id: 'profile.devices.end-name' }, { name })}
                      onClick={() => onEnd(device)}
                    >
                      <FormattedMessage id="profile.devices.end" />
                    </Button>
                  ),
                })}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        <FormattedMessage id={devices.length > 1 ? 'profile.devices.note' : 'profile.devices.none'} />
      </p>
      {devices.length > 1 && (
        <div className={styles.actions}>
          <Button variant="danger" isBlock onClick={onEndOthers}>
            <FormattedMessage id="profile.devices.end-others" />
          </Button>
        </div>
      )}
    </>
  );
}
