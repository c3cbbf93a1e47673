import { runJobNowInTest } from '../platform/jobs/test-jobs.ts';
import { expireMessageMediaJob } from '../slices/chat/expire.ts';
import { createTestCid } from '../slices/test-world.ts';
import type { ConcurrencyTestJob, ConcurrencyTestOperation } from './operation.ts';

const granted = 'granted';
const PERMISSION = {
  send_message: granted,
  send_image: granted,
  send_video: granted,
  send_hyperlink: granted,
  send_voice: granted,
  invite_member: granted,
};

const ADMIN_PERMISSIONS = { remove_member: granted, block_member: granted, change_info: granted, add_friend: granted };

/** Operations on direct messages and groups. */
export const CONCURRENCY_TEST_GROUP_OPERATIONS: readonly ConcurrencyTestOperation[] = [
  [
    'createGroup',
    '',
    ['group role'],
    (s) => [s.ann, {}, { cid: `group-${s.newName}`, display_name: 'New', member_ids: [s.cat.id] }],
  ],
  [
    'inviteMembers',
    '',
    ['group role'],
    (s) => [s.ann, { id: s.group }, { cid: `invite-${s.newName}`, user_ids: [s.ben.id, s.cat.id] }],
  ],
  ['joinSharedGroup', 'by cat', ['group code', 'group role'], (s) => [s.cat, {}, { share_code: s.shareCode }]],
  ['shareGroup', '', ['group code'], (s) => [s.ann, {}, { group_id: s.group, replace: true }]],
  ['revokeGroupShare', '', ['group code'], (s) => [s.ann, {}, { group_id: s.group, all: true }]],
  ['removeMember', 'cat by ann', ['group role', 'group code'], (s) => [s.ann, { id: s.group, userId: s.cat.id }]],
  ['removeMember', 'by herself', ['group role'], (s) => [s.cat, { id: s.group, userId: s.cat.id }]],
  ['blockMember', 'cat', ['group role'], (s) => [s.ann, { id: s.group }, { user_id: s.cat.id }]],
  [
    'addAdmin',
    'ben',
    ['group role'],
    (s) => [s.ann, { id: s.group }, { user_id: s.ben.id, permissions: ADMIN_PERMISSIONS }],
  ],
  ['transferGroup', 'to ben', ['group role'], (s) => [s.ann, { id: s.group }, { user_id: s.ben.id }]],
  ['dissolveGroup', '', ['group role', 'message file'], (s) => [s.ann, { id: s.group }]],
  ['updateGroup', '', ['group role'], (s) => [s.ann, { id: s.group }, { display_name: 'Renamed' }]],
  ['openDirectGroup', 'by ann', ['direct'], (s) => [s.ann, {}, { contact_id: s.ben.id }]],
  ['openDirectGroup', 'by ben', ['direct'], (s) => [s.ben, {}, { contact_id: s.ann.id }]],
  ['viewGroup', '', ['member'], (s) => [s.ben, { id: s.group }, { msg_id: s.picture }]],
  ['clearGroup', '', ['member'], (s) => [s.ben, { id: s.group }]],
  ['setGroupNickname', '', ['group', 'member'], (s) => [s.ben, { id: s.group }, { nickname: 'Captain' }]],
  ['setNotify', '', ['member'], (s) => [s.ben, {}, { group_id: s.group, notify: 2 }]],
  ['setMemberPermission', '', ['group'], (s) => [s.ann, { id: s.group }, PERMISSION]],
  [
    'sendMessage',
    '',
    ['group', 'group role', 'member'],
    (s) => [s.ben, {}, { type: 'text', group_id: s.group, text: 'hello', cid: createTestCid() }],
  ],
  ['retractMessage', 'a text', ['group'], (s) => [s.ann, { id: s.message }]],
  ['retractMessage', 'a picture', ['group', 'message file'], (s) => [s.ann, { id: s.picture }]],
  ['hideMessage', '', ['group'], (s) => [s.ben, { id: s.message }]],
  ['addEmoji', '', ['group'], (s) => [s.ben, { id: s.message }, { emoji: '👍' }]],
  ['removeEmoji', '', ['group'], (s) => [s.cat, { id: s.message, emoji: '👍' }]],
  ['addPin', '', ['group'], (s) => [s.ann, { id: s.group }, { msg_id: s.message }]],
  ['removePin', '', ['group'], (s) => [s.ann, { id: s.group, msgId: s.pinned }]],
];

export const CONCURRENCY_TEST_GROUP_JOBS: readonly ConcurrencyTestJob[] = [
  [
    'expire media',
    ['message file'],
    async (services, { picture }) => {
      const { clock, db } = services;
      await db.updateTable('files').set({ expire_at: clock() }).where('message_id', '=', picture).execute();
      await runJobNowInTest(services, expireMessageMediaJob);
    },
  ],
];
