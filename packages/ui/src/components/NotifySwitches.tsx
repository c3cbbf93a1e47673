import type { IconName } from '../../icons/Icon.tsx';
import { FormattedMessage } from 'react-intl';
import { ListRow } from '../../components/ListRow.tsx';
import { Switch } from '../../components/Switch.tsx';
import { Icon } from '../../icons/Icon.tsx';

/** The user's notification settings (spec §3): true is on. */
export interface NotifySettings {
  notify: boolean;
  notify_detail: boolean;
  sound: boolean;
  vibration: boolean;
}

interface NotifySwitchesProps {
  /** Null while loading. */
  settings: NotifySettings | null;
  onChange: (changed: Partial<NotifySettings>) => void;
}

const ROWS = [
  { key: 'notify', icon: 'bell', title: 'profile.notify.all', detail: 'profile.notify.all-detail' },
  { key: 'notify_detail', icon: 'eye', title: 'profile.notify.detail', detail: 'profile.notify.detail-detail' },
  { key: 'sound', icon: 'volume', title: 'profile.notify.sound' },
  { key: 'vibration', icon: 'vibration', title: 'profile.notify.vibration' },
] as const satisfies readonly { key: keyof NotifySettings; icon: IconName; title: string; detail?: string }[];

/** The four notification switches; without the first the others are disabled. */
export function NotifySwitches({ settings, onChange }: NotifySwitchesProps) {
  return ROWS.map(({ key, icon, title, ...row }) => (
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
  ));
}
