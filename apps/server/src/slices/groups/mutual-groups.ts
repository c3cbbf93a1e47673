import { ChatType } from '@quintet/api/enums';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';

/** Lists the groups that this user and another are both in, the last active first. */
export function listMutualGroups({ caller, params, services }: Call<'listMutualGroups'>) {
  const { userId } = requireUser(caller);
  return services.db
    .selectFrom('members as own')
    .innerJoin('members as other', 'other.group_id', 'own.group_id')
    .innerJoin('groups', 'groups.id', 'own.group_id')
    .select(['groups.id', 'display_name', 'icon_thumbnail', 'member_count'])
    .where('own.user_id', '=', userId)
    .where('other.user_id', '=', params.id)
    .where('other.user_id', '<>', userId)
    .where('type', '=', ChatType.GROUP)
    .orderBy('groups.update_at', 'desc')
    .orderBy('groups.id')
    .execute();
}
