import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { FindMembers } from './recipients.ts';
import type { Renderers } from './render.ts';

/** The event stream's rules from the slices, collected in `slices/stream-rules.ts`. */
export type StreamRules = {
  renderers: Renderers;
  findMembers: FindMembers;
  /** Whether the other members of a group are shown that this user types. */
  canType: (db: Kysely<Database>, userId: string, groupId: string) => Promise<boolean>;
};
