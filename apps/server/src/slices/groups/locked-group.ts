import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import type { Services } from '../../platform/services.ts';
import { runExclusiveInGroup } from './keyed-mutex.ts';
import { lockGroup, type GroupMembership } from './membership.ts';

export type LockedGroupWork<T> = (trx: Transaction<Database>, append: AppendEvent, room: GroupMembership) => Promise<T>;

/** Runs `work` on a locked group of the user. @throws HttpError api.forbidden for non-members */
export const withLockedGroup = <T>(
  { events }: Pick<Services, 'events'>,
  userId: string,
  groupId: string,
  work: LockedGroupWork<T>,
): Promise<T> =>
  runExclusiveInGroup(groupId, () =>
    events.record(async (trx, append) => work(trx, append, await lockGroup(trx, groupId, userId))),
  );
