import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { FindOnlineMembersByGroup } from './recipients.ts';
import type { EventPresenters } from './present.ts';

/** The event stream's rules from the slices, collected in `slices/stream-rules.ts`. */
export type EventStreamRules = {
  presenters: EventPresenters;
  findMembers: FindOnlineMembersByGroup;
  /** Whether the other members of a group are shown that this user types. */
  canType: (db: Kysely<Database>, userId: string, groupId: string) => Promise<boolean>;
};
