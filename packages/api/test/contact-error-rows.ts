import { PARAM_INVALID_CODE_PREFIX, type ExpectedErrorCatalogueRow } from './error-catalogue-row.ts';
import { ADD_FAILED_TEXTS } from './error-catalogue-texts.ts';

/** The errors of friends: those of spec §8, and the four of adding a friend. */
export const EXPECTED_CONTACT_ERROR_ROWS: ExpectedErrorCatalogueRow[] = [
  [`${PARAM_INVALID_CODE_PREFIX}.contact`, ['searchContacts'], undefined, 'toast', 'Search failed', '搜索失败'],
  ['api.query.param_invalid.contact', ['searchContacts'], undefined, 'toast', 'Search failed', '搜索失败'],
  ['param_invalid.contact', ['searchContacts'], undefined, 'toast', 'Search failed', '搜索失败'],
  [`${PARAM_INVALID_CODE_PREFIX}.contact`, [null, 'addContact'], undefined, 'toast', ...ADD_FAILED_TEXTS],
  [
    'api.contact.self',
    ['addContact', 'searchContacts'],
    undefined,
    'toast',
    'You can’t add yourself.',
    '不能添加自己。',
  ],
  [
    'api.contact.blocked',
    ['addContact'],
    undefined,
    'toast',
    'You blocked this user. Unblock them to add them.',
    '你已拉黑该用户，请先移出黑名单再添加。',
  ],
  ['api.data_exist', ['addContact'], undefined, 'toast', 'You are already friends.', '你们已经是好友了。'],
  [
    'api.too_much',
    ['addContact'],
    undefined,
    'toast',
    'You can add at most 50 friends a day. Please try again tomorrow.',
    '每天最多添加 50 位好友，请明天再试。',
  ],
  ['api.forbidden', ['searchContacts'], undefined, 'toast', 'This feature is not supported', '暂不支持此功能'],
  [
    'api.operation_deny',
    ['searchContacts'],
    undefined,
    'toast',
    'Searching by mobile is not supported',
    '暂不支持通过手机号搜索',
  ],
];
