import { describe, expect, it } from 'vitest';
import type { AdminPermissions, MemberPermissions } from '../../base/database/tables.ts';
import { getEffectiveGroupPermissions } from './effective-permissions.ts';

const ALL: MemberPermissions = {
  send_message: 'granted',
  send_image: 'granted',
  send_video: 'granted',
  send_hyperlink: 'granted',
  send_voice: 'granted',
  invite_member: 'granted',
};
const NONE: MemberPermissions = {
  send_message: 'denied',
  send_image: 'denied',
  send_video: 'denied',
  send_hyperlink: 'denied',
  send_voice: 'denied',
  invite_member: 'denied',
};

const granted = (standing: Parameters<typeof getEffectiveGroupPermissions>[0]) =>
  Object.entries(getEffectiveGroupPermissions(standing))
    .filter(([, value]) => value === 'granted')
    .map(([name]) => name)
    .sort();

const group = { type: 2, admin_permission: null } as const;
const POWERS = ['add_friend', 'block_member', 'change_info', 'pin_message', 'remove_member'];
const SPEAKING = ['send_image', 'send_message', 'send_video', 'send_voice'];

describe('group permissions', () => {
  it('member: has the permissions that the owner grants', () => {
    expect(granted({ ...group, role: 'member', member_permission: ALL })).toEqual(Object.keys(ALL).sort());
    expect(granted({ ...group, role: 'member', member_permission: NONE })).toEqual([]);
  });

  it('owner: has every permission, except links before members have it', () => {
    const rest = [...POWERS, ...SPEAKING, 'add_admin', 'invite_member'];
    expect(granted({ ...group, role: 'owner', member_permission: NONE })).toEqual([...rest].sort());
    expect(granted({ ...group, role: 'owner', member_permission: ALL })).toEqual([...rest, 'send_hyperlink'].sort());
  });

  it('admin: has the permissions that the owner leaves, but cannot add admins', () => {
    const usual = [...POWERS, ...SPEAKING, 'invite_member'].sort();
    expect(granted({ ...group, role: 'admin', member_permission: NONE })).toEqual(usual);
    const limited: AdminPermissions = {
      remove_member: 'denied',
      block_member: 'granted',
      change_info: 'granted',
      add_friend: 'granted',
    };
    const left = usual.filter((name) => name !== 'remove_member');
    expect(granted({ ...group, role: 'admin', member_permission: NONE, admin_permission: limited })).toEqual(left);
  });

  it('direct message: allows sending, pinning and adding friends, never links', () => {
    const expected = [...SPEAKING, 'add_friend', 'pin_message'].sort();
    expect(granted({ type: 1, role: 'member', member_permission: ALL, admin_permission: null })).toEqual(expected);
  });
});
