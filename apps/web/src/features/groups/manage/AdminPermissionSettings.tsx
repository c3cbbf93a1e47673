import type { Schemas } from '@quintet/api/types';
import { ADMIN_PERMISSIONS, PermissionSwitches } from '@quintet/ui/views/groups/PermissionSwitches';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isGroupPermissionGranted, toGroupPermissionValue } from '../group-access.ts';
import { saveAdminPermission } from './mutations.ts';
import { useSavedSwitches } from './use-saved-switches.ts';

interface AdminPermissionSettingsProps {
  groupId: string;
  /** The admin. */
  userId: string;
  permissions: Schemas['AdminPermission'];
  isReadOnly: boolean;
}

/** What an admin may do; each switch is saved by itself (spec §6). */
export function AdminPermissionSettings({
  groupId,
  userId,
  permissions,
  isReadOnly,
}: AdminPermissionSettingsProps): ReactNode {
  const client = useQueryClient();
  const { remove_member, block_member, change_info, add_friend } = permissions;
  const { shown, change } = useSavedSwitches(
    {
      remove_member: isGroupPermissionGranted(remove_member),
      block_member: isGroupPermissionGranted(block_member),
      change_info: isGroupPermissionGranted(change_info),
      add_friend: isGroupPermissionGranted(add_friend),
    },
    (id, isOn) => saveAdminPermission(client, groupId, userId, { [id]: toGroupPermissionValue(isOn) }),
  );
  return <PermissionSwitches labels={ADMIN_PERMISSIONS} granted={shown} isReadOnly={isReadOnly} onChange={change} />;
}
