import { Permission } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';

export type Group = Schemas['Group'];
export type Member = Schemas['Member'];

/** Whether this user may do something in the group, as the server has computed it. */
export const isAllowed = ({ user_auth }: Group, permission: keyof Schemas['GroupPermission']): boolean =>
  user_auth.permissions[permission] === Permission.GRANTED;
