import { Permission } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import type { Group } from '@quintet/domain/chat/message';

export const isPermissionGranted = (permission: Permission): boolean => permission === Permission.GRANTED;
export const toGroupPermissionValue = (granted: boolean): Permission =>
  granted ? Permission.GRANTED : Permission.DENIED;

/** Whether this user may do something in the group, as the server has computed it. */
export const isAllowedInGroup = ({ user_auth }: Group, permission: keyof Schemas['GroupPermission']): boolean =>
  isPermissionGranted(user_auth.permissions[permission]);
