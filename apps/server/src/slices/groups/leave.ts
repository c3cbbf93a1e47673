import { ChatType, GroupRole } from '@quintet/api/enums';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { withLockedGroup } from './locked-group.ts';
import { appendMessage } from './message-log.ts';
import { deleteMemberships } from './delete-memberships.ts';

/** Leaves a group; the owner hands it over or dissolves it first. @throws HttpError api.group.owner_cannot_leave, api.forbidden */
export const leaveGroup = (services: Services, { userId }: UserCaller, groupId: string): Promise<true> =>
  withLockedGroup<true>(services, userId, groupId, async (trx, append, room) => {
    if (room.type !== ChatType.GROUP) throw new HttpError('api.forbidden');
    if (room.role === GroupRole.OWNER) throw new HttpError('api.group.owner_cannot_leave');
    await appendMessage(trx, append, room, { user_id: userId, type: 'member_left' });
    await deleteMemberships(trx, append, { groupId, userIds: [userId], reason: 'left' });
    return true;
  });
