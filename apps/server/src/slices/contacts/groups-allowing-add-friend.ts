import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { SlicePort } from '../../platform/hooks.ts';

/** Finds the groups of both users in which the first may add members as friends (`add_friend`). The groups slice provides it. */
export const groupsAllowingAddFriendPort = new SlicePort<
  (db: Kysely<Database>, userId: string, memberId: string) => Promise<string[]>
>('groups to add from');
