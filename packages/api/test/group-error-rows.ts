import { PARAM_INVALID_CODE_PREFIX, type ExpectedErrorCatalogueRow } from './error-catalogue-row.ts';
import { DELETE_AND_LEAVE_FAILED_TEXTS, INVALID_INVITE_CODE_TEXTS } from './error-catalogue-texts.ts';

/** The rows of spec §8 about groups, their members, pins and invite codes. */
export const EXPECTED_GROUP_ERROR_ROWS: ExpectedErrorCatalogueRow[] = [
  ['api.too_much', ['addAdmin'], undefined, 'toast', 'Exceeded administrator limit.', '管理员人数已达上限。'],
  [
    'api.too_much',
    ['addPin'],
    undefined,
    'alert',
    '5 announcements is the limit. Please remove one before pinning a new one.',
    '最多置顶 5 条公告，请先移除一条再置顶。',
  ],
  [
    'api.too_much',
    ['inviteMembers', 'joinSharedGroup', 'createGroup'],
    undefined,
    'toast',
    'Maximum number of group members reached',
    '群成员人数已达上限',
  ],
  [
    `${PARAM_INVALID_CODE_PREFIX}.share_code`,
    [null, 'joinSharedGroup'],
    undefined,
    'alert',
    ...INVALID_INVITE_CODE_TEXTS,
  ],
  ['api.query.param_invalid.share_code', ['getSharedGroup'], undefined, 'alert', ...INVALID_INVITE_CODE_TEXTS],
  [
    'api.unknown',
    ['removeMember', 'clearGroup', 'dissolveGroup'],
    undefined,
    'toast',
    ...DELETE_AND_LEAVE_FAILED_TEXTS,
  ],
  [
    'api.db.unknown',
    ['removeMember', 'clearGroup', 'dissolveGroup'],
    undefined,
    'toast',
    ...DELETE_AND_LEAVE_FAILED_TEXTS,
  ],
  [
    `${PARAM_INVALID_CODE_PREFIX}.msg_id`,
    ['addPin', 'removePin'],
    undefined,
    'alert',
    'Upload failed. Please set up again later.',
    '上传失败，请稍后重新设置。',
  ],
  [
    `${PARAM_INVALID_CODE_PREFIX}.member_id`,
    [null, 'removeMember'],
    undefined,
    'toast',
    'Member no longer exists',
    '该成员已不存在',
  ],
];
