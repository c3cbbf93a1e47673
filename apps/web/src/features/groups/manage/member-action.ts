import type { MessageId } from '@quintet/i18n/ids';
import { Permission } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { api } from '../../../shared/requests/api.ts';

/** An action on a member that this user confirms first. */
export type MemberAction = 'admin' | 'remove' | 'block' | 'transfer';

interface Confirmation {
  readonly title: MessageId;
  readonly text: MessageId;
  readonly confirmLabel: MessageId;
}

export const MEMBER_ACTION_CONFIRMATIONS: Readonly<Record<MemberAction, Confirmation>> = {
  admin: {
    title: 'groups.member.admin-title',
    text: 'groups.member.admin-text',
    confirmLabel: 'groups.member.admin-confirm',
  },
  remove: {
    title: 'groups.member.remove-title',
    text: 'groups.member.remove-text',
    confirmLabel: 'groups.member.remove-confirm',
  },
  block: {
    title: 'groups.member.block-title',
    text: 'groups.member.block-text',
    confirmLabel: 'groups.member.block-confirm',
  },
  transfer: {
    title: 'groups.member.transfer-title',
    text: 'groups.member.transfer-text',
    confirmLabel: 'groups.member.transfer-confirm',
  },
};

/** The permissions of a new admin (spec §6). */
const DEFAULT_ADMIN_PERMISSIONS: Schemas['AdminPermission'] = {
  remove_member: Permission.GRANTED,
  block_member: Permission.GRANTED,
  change_info: Permission.GRANTED,
  add_friend: Permission.DENIED,
};

/** @throws ApiError */
export function runMemberAction(action: MemberAction, groupId: string, userId: string): Promise<unknown> {
  const params = { path: { id: groupId } };
  const body = { user_id: userId };
  switch (action) {
    case 'admin':
      return api.POST('/api/v1/groups/{id}/admins', {
        params,
        body: { ...body, permissions: DEFAULT_ADMIN_PERMISSIONS },
      });
    case 'block':
      return api.POST('/api/v1/groups/{id}/blocks', { params, body });
    case 'transfer':
      return api.POST('/api/v1/groups/{id}/owner', { params, body });
    case 'remove':
      return api.DELETE('/api/v1/groups/{id}/members/{userId}', { params: { path: { id: groupId, userId } } });
  }
}
