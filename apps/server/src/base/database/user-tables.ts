import type { Schemas } from '@quintet/api/types';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A time with a default in the database. */
type Stamp = ColumnType<Date, Date | undefined, Date>;
type ToggleValue = 1 | 2;

/** Tables of users, their friends, blocks and remarks. The migrations describe the columns. */
export type UserTables = {
  users: UsersTable;
  contacts: { user_id: string; contact_id: string; create_at: Stamp };
  blocks: { user_id: string; block_id: string; create_at: Stamp };
  remarks: { user_id: string; about_id: string; nickname: string | null; memo: Generated<string> };
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
