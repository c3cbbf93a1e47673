import { FormattedMessage } from 'react-intl';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { ListRow } from './ListRow.tsx';
import { Switch } from './Switch.tsx';

/** Notification settings of all chats or of one (spec §3): true is on. */
export interface NotifySettings {
  notify: boolean;
  notify_detail: boolean;
  sound: boolean;
  vibration: boolean;
}

/** Whether the browser shows notifications of this site; `unsupported` by this browser. */
export type NotificationPermissionState = NotificationPermission | 'unsupported';

interface NotifySwitchesProps {
  /** Null while loading. */
  settings: NotifySettings | null;
  permission: NotificationPermissionState;
  onChange: (changed: Partial<NotifySettings>) => void;
  /** Asks the browser for its permission. */
  onAllow: () => void;
}

const ROWS = [
  { key: 'notify', icon: 'bell', title: 'kit.notify.all', detail: 'kit.notify.all-detail' },
  { key: 'notify_detail', icon: 'eye', title: 'kit.notify.preview', detail: 'kit.notify.preview-detail' },
  { key: 'sound', icon: 'volume', title: 'kit.notify.sound' },
  { key: 'vibration', icon: 'vibration', title: 'kit.notify.vibration' },
] as const satisfies readonly { key: keyof NotifySettings; icon: IconName; title: string; detail?: string }[];

/**
 * The four notification switches; without the first the others are disabled.
 *
 * For the settings of notifications, of the account and of a chat. Not for other settings (Switch).
 */
export function NotifySwitches({ settings, permission, onChange, onAllow }: NotifySwitchesProps) {
  // Also while they load: most users have them on, and a row that comes later would move the page.
  const isNotifyOn = settings?.notify ?? true;
  return (
    <>
      {isNotifyOn && permission === 'default' && (
        <ListRow
          as="button"
          leading={<Icon name="bell" />}
          title={<FormattedMessage id="kit.notify.allow" />}
          detail={<FormattedMessage id="kit.notify.allow-detail" />}
          hasChevron
          onClick={onAllow}
        />
      )}
      {isNotifyOn && permission === 'denied' && (
        <ListRow
          leading={<Icon name="info" />}
          title={<FormattedMessage id="kit.notify.denied" />}
          detail={<FormattedMessage id="kit.notify.denied-detail" />}
        />
      )}
      {ROWS.map(({ key, icon, title, ...row }) => (
        <ListRow
          key={key}
          as="label"
          leading={<Icon name={icon} />}
          title={<FormattedMessage id={title} />}
          {...('detail' in row && { detail: <FormattedMessage id={row.detail} /> })}
          end={
            <Switch
              name={key}
              checked={settings?.[key] ?? false}
              disabled={settings === null || (key !== 'notify' && !settings.notify)}
              onChange={(event) => onChange({ [key]: event.target.checked })}
            />
          }
        />
      ))}
    </>
  );
}
