import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn } from './json.ts';

/** A time with a default in the database. */
type Stamp = ColumnType<Date, Date | undefined, Date>;
type Granted = 'granted' | 'denied';
type ToggleValue = 1 | 2;

/** Tables of groups, their members, invite codes, icons and repeated requests. The migrations describe the columns. */
export type GroupTables = {
  groups: GroupsTable;
  members: MembersTable;
  former_members: { group_id: string; user_id: string; reason: 'left' | 'removed' | 'blocked'; leave_at: Stamp };
  group_blocks: { group_id: string; user_id: string; create_at: Stamp };
  group_codes: {
    code: string;
    group_id: string;
    user_id: string;
    expire_at: Date | null;
    max_uses: number | null;
    uses: Generated<number>;
    revoke_at: Date | null;
    create_at: Stamp;
  };
  group_icons: { icon: string; icon_thumbnail: string; user_id: string; create_at: Stamp };
  group_requests: {
    user_id: string;
    cid: string;
    operation: 'create' | 'invite';
    group_id: string | null;
    added: Generated<string[]>;
    not_added: ColumnType<unknown, string | undefined, string>;
    create_at: Stamp;
  };
};

export type MemberPermissions = Record<
  'send_message' | 'send_image' | 'send_video' | 'send_hyperlink' | 'send_voice' | 'invite_member',
  Granted
>;
export type AdminPermissions = Record<'remove_member' | 'block_member' | 'change_info' | 'add_friend', Granted>;

type GroupsTable = {
  id: Generated<string>;
  type: 1 | 2;
  direct_name: string | null;
  display_name: Generated<string>;
  icon: string | null;
  icon_thumbnail: string | null;
  introduction: Generated<string>;
  owner_id: string | null;
  member_permission: ColumnType<MemberPermissions, string | undefined, string>;
  member_limit: Generated<number>;
  block_limit: Generated<number>;
  admin_limit: Generated<number>;
  member_count: GeneratedAlways<number>;
  last_seq: Generated<number>;
  message_count: Generated<number>;
  create_at: Stamp;
  update_at: Stamp;
  dissolve_at: Date | null;
};

type MembersTable = {
  group_id: string;
  user_id: string;
  role: Generated<'owner' | 'admin' | 'member'>;
  admin_permission: JsonColumn<AdminPermissions> | null;
  cleared_seq: Generated<number>;
  last_viewed_seq: Generated<number>;
  viewed_message_count: Generated<number>;
  notify: Generated<ToggleValue>;
  notify_detail: Generated<ToggleValue>;
  sound: Generated<ToggleValue>;
  vibration: Generated<ToggleValue>;
  is_listed: Generated<boolean>;
  inviter_id: string | null;
  /** The user's name in the group. */
  group_nickname: string | null;
  admin_at: Date | null;
  create_at: Stamp;
};
