import type { IconName } from '../../icons/Icon.tsx';
import { FormattedMessage } from 'react-intl';
import { ListRow } from '../../components/ListRow.tsx';
import { Switch } from '../../components/Switch.tsx';
import { Icon } from '../../icons/Icon.tsx';

/** By what others find this user: true is on. */
export interface FindabilitySettings {
  findable_by_id: boolean;
  findable_by_phone: boolean;
}

interface PrivacySwitchesProps {
  /** Null while loading. */
  settings: FindabilitySettings | null;
  onChange: (changed: Partial<FindabilitySettings>) => void;
}

const ROWS = [
  { key: 'findable_by_id', icon: 'search', title: 'profile.privacy.by-id' },
  { key: 'findable_by_phone', icon: 'phone', title: 'profile.privacy.by-phone' },
] as const satisfies readonly { key: keyof FindabilitySettings; icon: IconName; title: string }[];

/** The switches that decide how others find this user. */
export function PrivacySwitches({ settings, onChange }: PrivacySwitchesProps) {
  return ROWS.map(({ key, icon, title }) => (
    <ListRow
      key={key}
      as="label"
      leading={<Icon name={icon} />}
      title={<FormattedMessage id={title} />}
      end={
        <Switch
          name={key}
          checked={settings?.[key] ?? false}
          disabled={settings === null}
          onChange={(event) => onChange({ [key]: event.target.checked })}
        />
      }
    />
  ));
}
