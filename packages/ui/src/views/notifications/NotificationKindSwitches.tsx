import { NOTIFICATION_KINDS, type NotificationKind } from '@quintet/domain/notifications/types';
import { FormattedMessage } from 'react-intl';
import { ListRow } from '../../components/ListRow.tsx';
import { Switch } from '../../components/Switch.tsx';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { SettingsSection } from '../profile/SettingsSection.tsx';

const ICONS: Record<NotificationKind, IconName> = {
  likes: 'heart',
  comments: 'reply',
  mentions: 'at',
  collects: 'bookmark',
  follows: 'person',
  contacts: 'friends',
  groups: 'group',
  red_envelopes: 'gift',
};

interface KindSwitchesProps {
  /** The kinds that are off; null while loading. */
  muted: readonly NotificationKind[] | null;
  onChange: (kind: NotificationKind, isOn: boolean) => void;
}

/** The kinds of notifications that a user can switch off. */
export function NotificationKindSwitches({ muted, onChange }: KindSwitchesProps) {
  return (
    <SettingsSection isBusy={muted === null}>
      {NOTIFICATION_KINDS.map((kind) => (
        <ListRow
          key={kind}
          as="label"
          leading={<Icon name={ICONS[kind]} />}
          title={<FormattedMessage id={`notifications.kind.${kind}`} />}
          end={
            <Switch
              name={kind}
              checked={muted !== null && !muted.includes(kind)}
              disabled={muted === null}
              onChange={(event) => onChange(kind, event.target.checked)}
            />
          }
        />
      ))}
      <ListRow
        leading={<Icon name="shield" />}
        title={<FormattedMessage id="notifications.kind.always" />}
        detail={<FormattedMessage id="notifications.kind.always-detail" />}
      />
    </SettingsSection>
  );
}
