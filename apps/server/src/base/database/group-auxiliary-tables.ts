import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** Tables of former members, invite codes, icons and repeated requests of groups. The migrations describe the columns. */
export type GroupAuxiliaryTables = {
  former_members: { group_id: string; user_id: string; reason: 'left' | 'removed' | 'blocked'; leave_at: Stamp };
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
