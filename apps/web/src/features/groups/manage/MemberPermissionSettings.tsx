import type { Group } from '@quintet/domain/chat/message';
import { MEMBER_PERMISSION_LABEL_IDS, PermissionSwitches } from '@quintet/ui/views/groups/PermissionSwitches';
import type { ReactNode } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { isPermissionGranted, toGroupPermissionValue } from '../group-access.ts';
import { useSavedSwitches } from './use-saved-switches.ts';

/** What ordinary members may do; each switch is saved by itself (spec §6). */
export function MemberPermissionSettings({ group }: { group: Group }): ReactNode {
  const { send_message, send_image, send_video, send_voice, send_hyperlink, invite_member } = group.member_permission;
  const params = { path: { id: group.id } };
  const { shown, change } = useSavedSwitches(
    {
      send_message: isPermissionGranted(send_message),
      send_image: isPermissionGranted(send_image),
      send_video: isPermissionGranted(send_video),
      send_voice: isPermissionGranted(send_voice),
      send_hyperlink: isPermissionGranted(send_hyperlink),
      invite_member: isPermissionGranted(invite_member),
    },
    (id, isOn) => api.POST('/api/v1/groups/{id}/permissions', { params, body: { [id]: toGroupPermissionValue(isOn) } }),
  );
  return <PermissionSwitches labels={MEMBER_PERMISSION_LABEL_IDS} granted={shown} onChange={change} />;
}
