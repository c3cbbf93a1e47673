import { describe, expect, it } from 'vitest';
import type { AdminPermissions, MemberPermissions } from '../../base/database/group-tables.ts';
import { type GroupAction, isGroupActionAllowed } from './group-actions.ts';
import { getEffectiveGroupPermissions, type GroupPermissionInput } from './effective-permissions.ts';
import { TEST_DENIED_ADMIN_PERMISSIONS, TEST_DENIED_MEMBER_PERMISSIONS } from './test-groups.ts';

const SENT = ['text', 'image', 'video', 'audio', 'file', 'chat_record'] as const;
const ACTIONS = [
  'send_link',
  'react',
  'pin',
  'invite',
  'add_friend',
  'remove_member',
  'block_member',
  'change_info',
  'add_admin',
  'mention_all',
  'retract_others',
  'list_admins',
  'own',
] as const satisfies GroupAction[];
type Name = (typeof SENT)[number] | (typeof ACTIONS)[number];

const GROUP = {
  type: 2,
  role: 'member',
  member_permission: TEST_DENIED_MEMBER_PERMISSIONS,
  admin_permission: null,
} as const;

function findAllowed(input: GroupPermissionInput, isBlocked = false): Name[] {
  const member = { role: input.role, isBlocked, permissions: getEffectiveGroupPermissions(input) };
  return [
    ...SENT.filter((type) => isGroupActionAllowed(member, { send: type })),
    ...ACTIONS.filter((action) => isGroupActionAllowed(member, action)),
  ];
}

describe('isGroupActionAllowed', () => {
  it('owner: may do everything but send links, until members may', () => {
    expect(findAllowed({ ...GROUP, role: 'owner' })).toEqual([
      ...SENT,
      ...ACTIONS.filter((name) => name !== 'send_link'),
    ]);
  });

  it('admin: may do what the owner leaves; without permissions still pins, mentions all and retracts', () => {
    const kept: Name[] = [...SENT, 'react', 'pin', 'invite', 'mention_all', 'retract_others', 'list_admins'];
    expect(findAllowed({ ...GROUP, role: 'admin', admin_permission: TEST_DENIED_ADMIN_PERMISSIONS })).toEqual(kept);
    const adminPermissions: AdminPermissions = { ...TEST_DENIED_ADMIN_PERMISSIONS, block_member: 'granted' };
    expect(findAllowed({ ...GROUP, role: 'admin', admin_permission: adminPermissions })).toHaveLength(kept.length + 1);
  });

  it.each<[keyof MemberPermissions, Name[]]>([
    ['send_message', ['text', 'file', 'chat_record', 'react']],
    ['send_image', ['image']],
    ['send_video', ['video']],
    ['send_voice', ['audio']],
    ['send_hyperlink', ['send_link']],
    ['invite_member', ['invite']],
  ])('member: may do what %s allows, and nothing without a permission', (name, allowed) => {
    expect(findAllowed(GROUP)).toEqual([]);
    const member_permission = { ...TEST_DENIED_MEMBER_PERMISSIONS, [name]: 'granted' };
    expect(findAllowed({ ...GROUP, member_permission })).toEqual(allowed);
  });

  it('direct message: both may send, react, pin and add the other as friend', () => {
    expect(findAllowed({ ...GROUP, type: 1 })).toEqual([...SENT, 'react', 'pin', 'add_friend']);
  });

  it('user on the blacklist: may do nothing', () => {
    expect(findAllowed({ ...GROUP, role: 'owner' }, true)).toEqual([]);
  });
});
