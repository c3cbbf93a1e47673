import { runNow } from '../platform/jobs/test-jobs.ts';
import { expireOldMedia } from '../slices/chat/expire.ts';
import { createCid } from '../slices/test-world.ts';
import type { Job, Operation } from './operation.ts';

const granted = 'granted';
const PERMISSION = {
  send_message: granted,
  send_image: granted,
  send_video: granted,
  send_hyperlink: granted,
  send_voice: granted,
  invite_member: granted,
};

/** Operations on direct messages and groups. */
export const GROUP_OPERATIONS: readonly Operation[] = [
  ['openDirectGroup', 'by ann', ['direct'], (s) => [s.ann, {}, { contact_id: s.ben.id }]],
  ['openDirectGroup', 'by ben', ['direct'], (s) => [s.ben, {}, { contact_id: s.ann.id }]],
  ['viewGroup', '', ['member'], (s) => [s.ben, { id: s.group }, { msg_id: s.picture }]],
  ['clearGroup', '', ['member'], (s) => [s.ben, { id: s.group }]],
  ['setNotify', '', ['member'], (s) => [s.ben, {}, { group_id: s.group, notify: 2 }]],
  ['setMemberPermission', '', ['group'], (s) => [s.ann, { id: s.group }, PERMISSION]],
  [
    'sendMessage',
    '',
    ['group', 'member'],
    (s) => [s.ben, {}, { type: 'text', group_id: s.group, text: 'hello', cid: createCid() }],
  ],
  ['retractMessage', 'a text', ['group'], (s) => [s.ann, { id: s.message }]],
  ['retractMessage', 'a picture', ['group', 'message file'], (s) => [s.ann, { id: s.picture }]],
  ['addEmoji', '', ['group'], (s) => [s.ben, { id: s.message }, { emoji: '👍' }]],
  ['removeEmoji', '', ['group'], (s) => [s.cat, { id: s.message, emoji: '👍' }]],
  ['addPin', '', ['group'], (s) => [s.ann, { id: s.group }, { msg_id: s.message }]],
  ['removePin', '', ['group'], (s) => [s.ann, { id: s.group, msgId: s.pinned }]],
];

export const GROUP_JOBS: readonly Job[] = [
  [
    'expire media',
    ['message file'],
    async (services, { picture }) => {
      const { clock, db } = services;
      await db.updateTable('files').set({ expire_at: clock() }).where('message_id', '=', picture).execute();
      await runNow(services, expireOldMedia);
    },
  ],
];
