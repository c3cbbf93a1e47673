import type { Schemas } from '@quintet/api/types';
import { ADMIN_PERMISSION_LABEL_IDS, PermissionSwitches } from '@quintet/ui/views/groups/PermissionSwitches';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isPermissionGranted, toGroupPermissionValue } from '../group-access.ts';
import { saveAdminPermissions } from './mutations.ts';
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
      remove_member: isPermissionGranted(remove_member),
      block_member: isPermissionGranted(block_member),
      change_info: isPermissionGranted(change_info),
      add_friend: isPermissionGranted(add_friend),
    },
    (id, isOn) => saveAdminPermissions(client, groupId, userId, { [id]: toGroupPermissionValue(isOn) }),
  );
  return (
    <PermissionSwitches labels={ADMIN_PERMISSION_LABEL_IDS} granted={shown} isReadOnly={isReadOnly} onChange={change} />
  );
}
