import type { Schemas } from '@quintet/api/types';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn, NullableJsonColumn } from './json.ts';

/** A time with a default in the database. */
type Stamp = ColumnType<Date, Date | undefined, Date>;
type Granted = 'granted' | 'denied';
type ToggleValue = 1 | 2;

/** Tables of users, groups, messages and events. The migrations describe the columns. */
export type CoreTables = {
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  rate_limits: { key: string; points: number; expire: number | null };
  contacts: { user_id: string; contact_id: string; create_at: Stamp };
  blocks: { user_id: string; block_id: string; create_at: Stamp };
  groups: GroupsTable;
  members: MembersTable;
  group_blocks: { group_id: string; user_id: string; create_at: Stamp };
  messages: MessagesTable;
  event_queue: EventQueueTable;
  events: EventsTable;
};

type UsersTable = {
  id: Generated<string>;
  username: string;
  nickname: string;
  type: Generated<1 | 2 | 3>;
  country: string | null;
  phone: string | null;
  email: string | null;
  password_hash: string | null;
  security_code_hash: string | null;
  avatar: string | null;
  avatar_thumbnail: string | null;
  introduction: Generated<string>;
  social_account: string | null;
  social_author_id: GeneratedAlways<string>;
  backstage_memo: string | null;
  notify: Generated<ToggleValue>;
  notify_detail: Generated<ToggleValue>;
  sound: Generated<ToggleValue>;
  vibration: Generated<ToggleValue>;
  muted_notifications: Generated<Schemas['NotificationKind'][]>;
  findable_by_id: Generated<ToggleValue>;
  findable_by_phone: Generated<ToggleValue>;
  status: Generated<ToggleValue>;
  can_create_group: Generated<boolean>;
  can_post: Generated<boolean>;
  can_comment: Generated<boolean>;
  create_at: Stamp;
  update_at: Stamp;
  delete_at: Date | null;
  google_subject: string | null;
  invite_code: string | null;
  invited_by: string | null;
};

type SessionsTable = {
  id: GeneratedAlways<number>;
  user_id: string;
  device_id: string;
  brand: string;
  ip: string | null;
  user_agent: string | null;
  create_at: Date;
  used_at: Date;
  end_at: Date | null;
  end_reason: 'logout' | 'replaced' | 'reuse' | 'suspended' | 'password' | null;
};

type RefreshTokensTable = {
  hash: Buffer;
  session_id: number;
  expire_at: Date;
  replace_at: Date | null;
  attempt_hash: Buffer | null;
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

type MessagesTable = {
  id: Generated<string>;
  group_id: string;
  seq: number;
  message_count: number;
  user_id: string;
  type: string;
  text: string | null;
  cid: string | null;
  target_id: string | null;
  target_ids: string[] | null;
  thread_id: string | null;
  /** Chosen by the sender's client for images and videos sent together. */
  album_id: string | null;
  block_user_ids: Generated<string[]>;
  only_for: string[] | null;
  file_path: string | null;
  filename: string | null;
  duration: number | null;
  create_at: Stamp;
  update_at: Stamp;
  expire_at: Date | null;
  retract_user_id: string | null;
  ngrams: number[] | null;
  mentions: NullableJsonColumn<Schemas['Mentions']>;
};

/** Events without a number yet. */
type EventQueueTable = {
  id: GeneratedAlways<number>;
  /** xid8, as text. */
  txid: GeneratedAlways<string>;
  type: string;
  group_id: string | null;
  user_id: string | null;
  ref: JsonColumn<unknown>;
  create_at: Stamp;
};

type EventsTable = {
  number: number;
  type: string;
  group_id: string | null;
  user_id: string | null;
  ref: JsonColumn<unknown>;
  create_at: Date;
};
