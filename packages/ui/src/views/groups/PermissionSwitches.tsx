import type { MessageId } from '@quintet/i18n/ids';
import { FormattedMessage } from 'react-intl';
import { ListRow } from '../../components/ListRow.tsx';
import { Switch } from '../../components/Switch.tsx';

/** What the owner lets ordinary members do (spec §6). */
export const MEMBER_PERMISSION_LABELS = {
  send_message: 'groups.ability.send-message',
  send_image: 'groups.ability.send-image',
  send_video: 'groups.ability.send-video',
  send_voice: 'groups.ability.send-voice',
  send_hyperlink: 'groups.ability.send-hyperlink',
  invite_member: 'groups.ability.invite-member',
} as const satisfies Record<string, MessageId>;

/** What the owner lets an admin do (spec §6). */
export const ADMIN_PERMISSION_LABELS = {
  remove_member: 'groups.power.remove-member',
  block_member: 'groups.power.block-member',
  change_info: 'groups.power.change-info',
  add_friend: 'groups.power.add-friend',
} as const satisfies Record<string, MessageId>;

interface PermissionSwitchesProps<Id extends string> {
  /** The labels by permission. */
  labels: Readonly<Record<Id, MessageId>>;
  granted: Readonly<Record<Id, boolean>>;
  /** This user sees the permissions but may not change them. */
  isReadOnly?: boolean;
  onChange: (id: Id, isGranted: boolean) => void;
}

/** Permissions as switches, each of which takes effect at once. */
export function PermissionSwitches<Id extends string>(props: PermissionSwitchesProps<Id>) {
  const { labels, granted, isReadOnly = false, onChange } = props;
  return (Object.keys(labels) as Id[]).map((id) => (
    <ListRow
      key={id}
      as="label"
      title={<FormattedMessage id={labels[id]} />}
      end={
        <Switch
          name={id}
          checked={granted[id]}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(id, target.checked)}
        />
      }
    />
  ));
}
