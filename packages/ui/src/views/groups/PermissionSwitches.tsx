import type { MessageId } from '@quintet/i18n/ids';
import { FormattedMessage } from 'react-intl';
import { ListRow } from '../../components/ListRow.tsx';
import { Switch } from '../../components/Switch.tsx';

/** What the owner lets ordinary members do (spec §6). */
export const MEMBER_PERMISSION_LABEL_IDS = {
  send_message: 'groups.member-permission.send-message',
  send_image: 'groups.member-permission.send-image',
  send_video: 'groups.member-permission.send-video',
  send_voice: 'groups.member-permission.send-voice',
  send_hyperlink: 'groups.member-permission.send-hyperlink',
  invite_member: 'groups.member-permission.invite-member',
} as const satisfies Record<string, MessageId>;

/** What the owner lets an admin do (spec §6). */
export const ADMIN_PERMISSION_LABEL_IDS = {
  remove_member: 'groups.admin-permission.remove-member',
  block_member: 'groups.admin-permission.block-member',
  change_info: 'groups.admin-permission.change-info',
  add_friend: 'groups.admin-permission.add-friend',
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
