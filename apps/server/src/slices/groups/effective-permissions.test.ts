import { describe, expect, it } from 'vitest';
import type { AdminPermissions } from '../../base/database/group-tables.ts';
import { getEffectiveGroupPermissions } from './effective-permissions.ts';
import { TEST_DENIED_MEMBER_PERMISSIONS } from './test-groups.ts';
import { TEST_GRANTED_MEMBER_PERMISSIONS } from '../test-world.ts';

const granted = (standing: Parameters<typeof getEffectiveGroupPermissions>[0]) =>
  Object.entries(getEffectiveGroupPermissions(standing))
    .filter(([, value]) => value === 'granted')
    .map(([name]) => name)
    .sort();

const group = { type: 2, admin_permission: null } as const;
const ADMIN_PERMISSIONS = ['add_friend', 'block_member', 'change_info', 'pin_message', 'remove_member'];
const SEND_PERMISSIONS = ['send_image', 'send_message', 'send_video', 'send_voice'];

describe('group permissions', () => {
  it('member: has the permissions that the owner grants', () => {
    expect(granted({ ...group, role: 'member', member_permission: TEST_GRANTED_MEMBER_PERMISSIONS })).toEqual(
      Object.keys(TEST_GRANTED_MEMBER_PERMISSIONS).sort(),
    );
    expect(granted({ ...group, role: 'member', member_permission: TEST_DENIED_MEMBER_PERMISSIONS })).toEqual([]);
  });

  it('owner: has every permission, except links before members have it', () => {
    const rest = [...ADMIN_PERMISSIONS, ...SEND_PERMISSIONS, 'add_admin', 'invite_member'];
    expect(granted({ ...group, role: 'owner', member_permission: TEST_DENIED_MEMBER_PERMISSIONS })).toEqual(
      [...rest].sort(),
    );
    expect(granted({ ...group, role: 'owner', member_permission: TEST_GRANTED_MEMBER_PERMISSIONS })).toEqual(
      [...rest, 'send_hyperlink'].sort(),
    );
  });

  it('admin: has the permissions that the owner leaves, but cannot add admins', () => {
    const usual = [...ADMIN_PERMISSIONS, ...SEND_PERMISSIONS, 'invite_member'].sort();
    expect(granted({ ...group, role: 'admin', member_permission: TEST_DENIED_MEMBER_PERMISSIONS })).toEqual(usual);
    const limited: AdminPermissions = {
      remove_member: 'denied',
      block_member: 'granted',
      change_info: 'granted',
      add_friend: 'granted',
    };
    const left = usual.filter((name) => name !== 'remove_member');
    expect(
      granted({
        ...group,
        role: 'admin',
        member_permission: TEST_DENIED_MEMBER_PERMISSIONS,
        admin_permission: limited,
      }),
    ).toEqual(left);
  });

  it('direct message: allows sending, pinning and adding friends, never links', () => {
    const expected = [...SEND_PERMISSIONS, 'add_friend', 'pin_message'].sort();
    expect(
      granted({ type: 1, role: 'member', member_permission: TEST_GRANTED_MEMBER_PERMISSIONS, admin_permission: null }),
    ).toEqual(expected);
  });
});
