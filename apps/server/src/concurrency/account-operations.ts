import { StartError } from '../base/start-error.ts';
import { usersCommand } from '../operator/users.ts';
import type { ConcurrencyTestJob, ConcurrencyTestOperation } from './operation.ts';

const password = 'changed99';
const mode = 'email';

/** Operations on sessions, accounts, blocks and remarks. */
export const CONCURRENCY_TEST_ACCOUNT_OPERATIONS: readonly ConcurrencyTestOperation[] = [
  ['refreshTokens', '', ['session'], (s) => [null, {}, { refresh_token: s.refreshToken, device_id: s.ann.deviceId }]],
  ['logoutUser', '', ['session'], (s) => [s.ann, {}]],
  ['endOtherSessions', '', ['session'], (s) => [s.ann, {}]],
  [
    'loginWithQrcode',
    '',
    ['qrcode', 'session', 'user'],
    (s) => [null, {}, { data: s.qrcode, device_type: 'web', device_id: s.ann.deviceId }],
  ],
  [
    'validateLoginQrcode',
    '',
    ['qrcode'],
    (s) => [null, {}, { data: s.qrcode, passcode: s.code, device_id: s.ann.deviceId }],
  ],
  ['scanLoginQrcode', '', ['new qrcode'], (s) => [s.ben, {}, { data: s.newQrcode, device_id: s.ben.deviceId }]],
  [
    'checkVerification',
    '',
    ['code', 'session', 'user'],
    (s) => [null, {}, { mode, email: s.email, code: s.code, device_type: 'web', device_id: s.ann.deviceId }],
  ],
  ['sendVerification', '', ['code'], (s) => [null, {}, { mode, email: s.email, device_id: s.ann.deviceId }]],
  ['setFirstPassword', 'on another device', ['session', 'user'], (s) => [s.annAway, {}, { password }]],
  ['updateMe', '', ['user'], (s) => [s.ann, {}, { sound: 2 }]],
  ['editProfile', 'of ann', ['user', 'username'], (s) => [s.ann, {}, { username: s.newName }]],
  ['editProfile', 'of ben', ['username'], (s) => [s.ben, {}, { username: s.newName }]],
  [
    'deleteMe',
    'of ann',
    [
      'author',
      'block',
      'contact',
      'follow',
      'group role',
      'invite code',
      'new binding',
      'new post',
      'points',
      'post',
      'session',
      'unready post',
      'user',
    ],
    (s) => [s.ann, {}, {}],
  ],
  [
    'deleteMe',
    'of ben',
    ['author', 'binding', 'comment', 'contact', 'follow', 'group role', 'post'],
    (s) => [s.ben, {}, {}],
  ],
  ['deleteMe', 'of cat', ['author', 'comment', 'contact', 'follow', 'group role', 'post'], (s) => [s.cat, {}, {}]],
  ['setNickname', '', ['remark'], (s) => [s.ann, { id: s.ben.id }, { nickname: 'Benny' }]],
  ['blockUser', 'cat by ann', ['author', 'block', 'contact', 'follow'], (s) => [s.ann, {}, { block_id: s.cat.id }]],
  ['blockUser', 'ann by cat', ['author', 'contact', 'follow'], (s) => [s.cat, {}, { block_id: s.ann.id }]],
  ['addContact', 'ben by ann', ['contact'], (s) => [s.ann, {}, { contact: s.ben.id }]],
  ['addContact', 'ann by ben', ['contact'], (s) => [s.ben, {}, { contact: s.ann.id }]],
  ['blockUser', 'ben by ann', ['contact'], (s) => [s.ann, {}, { block_id: s.ben.id }]],
  ['removeContact', 'cat by ann', ['contact'], (s) => [s.ann, { id: s.cat.id }]],
  ['removeContact', 'ann by ben', ['contact'], (s) => [s.ben, { id: s.ann.id }]],
  ['getInvitation', '', ['invite code'], (s) => [s.ann, {}]],
  ['unblockUser', 'cat by ann', ['block'], (s) => [s.ann, { block_id: s.cat.id }]],
];

const operate =
  (action: string): ConcurrencyTestJob[2] =>
  async ({ clock, config, db, events }, { ann }) => {
    const work = usersCommand.prepare([action, ann.id, '--reason', 'spam'])({ clock, config, db, events });
    // The account may be cancelled, or in this state already.
    await work.catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error;
    });
  };

export const CONCURRENCY_TEST_ACCOUNT_JOBS: readonly ConcurrencyTestJob[] = [
  ['suspend ann', ['session', 'user'], operate('suspend')],
  [
    'suspend and restore ann',
    ['session', 'user'],
    async (services, scene) => {
      await operate('suspend')(services, scene);
      await operate('restore')(services, scene);
    },
  ],
];
