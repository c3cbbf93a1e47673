import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { FindMembers } from './recipients.ts';
import type { Renderers } from './render.ts';

/** What slices decide for the event stream; `slices/stream-rules.ts` fills it. */
export type StreamRules = {
  renderers: Renderers;
  findMembers: FindMembers;
  /** Whether others are told when a user types in a group. */
  canType: (db: Kysely<Database>, userId: string, groupId: string) => Promise<boolean>;
};
