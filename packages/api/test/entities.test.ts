import { describe, expect, test } from 'vitest';
import { readContract } from '../scripts/contract.ts';
import * as enums from '../src/enums.ts';
import { CONTRACT_CONSTANTS, SCHEMA_LIMITS } from '../src/limits.ts';

const { schemas } = readContract().components;

const words = (text: string) => text.split(/[\s,]+/).filter(Boolean);
const fieldsOf = (name: string) => Object.keys((schemas[name] as { properties: object }).properties);

/** Fields of the entities (spec §3). Fields that exist only in the client (drafts, ends of the history) are not on the wire. */
test.each([
  ['Maintenance', 'status announcement maintain_start maintain_end update_at enabled'],
  [
    'User',
    'avatar avatar_thumbnail backstage_memo bind_count country create_at group_count id nickname notify notify_detail permissions can_create_group phone social_account sound status type update_at username vibration social_author_id',
  ],
  [
    'Group',
    'id type name display_name last_message last_viewed last_read unread update_at owner_id member_count user_auth member_permission admins',
  ],
  ['UserAuth', 'role permissions'],
  [
    'Message',
    'id group_id user_id target_id type create_at thread_id block_user_ids file_path filename duration text cid expire_at pin_at',
  ],
  ['Member', 'id nickname origin_nickname delete_at account_cancelled'],
  ['PointBalance', 'sign_valid balance'],
  ['TradingLogs', 'list next_id'],
  ['PaymentProvider', 'code'],
  [
    'PaymentOrder',
    'orderId qrcode merchant_id merchant_order_id amount notify_url order_type sign remark merchant_user_id merchant_user_name',
  ],
  ['Author', 'id is_followed'],
  ['Post', 'author'],
  ['RegisterRequest', 'country phone email mode password username nickname social_account invite_code device_id'],
  ['SendVerificationRequest', 'country phone email mode lang lot_number captcha_output pass_token gen_time device_id'],
  ['CheckVerificationRequest', 'device_type device_id'],
  ['LoginRequest', 'country phone password mode email grant_type device_type device_id'],
  ['GoogleLoginRequest', 'token device_type device_id'],
  ['SendMessageRequest', 'type group_id text file_path cid filename duration'],
  ['ReplyRequest', 'type text cid'],
])('%s has every field of the spec', (name, fields) => {
  expect(fieldsOf(name)).toEqual(expect.arrayContaining(words(fields)));
});

/** Enumerations with the spelling of spec §3. */
test.each([
  ['LoginType', enums.LoginType, { EMAIL: 2, GOOGLE: 3 }],
  ['FollowRelation', enums.FollowRelation, { SELF: 1, FOLLOWING: 2, NOT_FOLLOWING: 3 }],
  ['RedEnvelopeKind', enums.RedEnvelopeKind, { NORMAL: 1, FORTUNEWHEEL: 2, BOMD: 3 }],
  [
    'RedEnvelopeStatus',
    enums.RedEnvelopeStatus,
    { WIN_LOTTERY: 0, HAS_OPENED: 1, DID_NOT_WIN_LOTTERY: 2, HAS_EXPIRED: 3, CAN_OPEN: 4, SELF_SEND: 5, FAILED: 404 },
  ],
  ['ChatType', enums.ChatType, { DM: 1, GROUP: 2 }],
  ['Toggle', enums.Toggle, { OPEN: 1, CLOSE: 2 }],
  ['Permission', enums.Permission, { GRANTED: 'granted', DENIED: 'denied' }],
  ['GroupRole', enums.GroupRole, { OWNER: 'owner', ADMIN: 'admin' }],
  ['PaymentProviderCode', enums.PaymentProviderCode, { WELLPAY: 'wellpay', POINT: 'point' }],
  ['ListItemKind', enums.ListItemKind, { MSG: 'msg', DATE: 'date', MEMBER: 'member' }],
  ['SettingFlag', enums.SettingFlag, { HIDE: 1, REQUIRE: 3 }],
  ['UploadErrorKind', enums.UploadErrorKind, { TOO_LONG: 'tooLong', TOO_MANY: 'tooMany' }],
  [
    'PointsTransactionType',
    enums.PointsTransactionType,
    {
      SEND_RED_ENVELOPE: 3,
      PLATFORM_REFUND: 11,
      PROVIDER_REFUND: 13,
      PLATFORM: 21,
      MANUAL_WITHDRAWAL: 22,
      PROVIDER_WITHDRAWAL: 23,
      LUCKY_RED_ENVELOPE: 31,
      MINEFIELD_RED_ENVELOPE: 32,
    },
  ],
  ['PointsLogStatus', enums.PointsLogStatus, { SUCCESS: 'success', PENDING: 'pending', FAILED: 'failed' }],
  ['PostPrivacy', enums.PostPrivacy, { EVERYONE: 1, MUTUAL_FOLLOWERS: 2, FOLLOWERS: 3, ONLY_SELF: 4 }],
  ['ReportReason', enums.ReportReason, { SPAM: 1, SEXUAL_CONTENT: 2, HARASSMENT: 3, OTHER: 4 }],
] as const)('%s', (_, object, values) => {
  expect(object).toMatchObject(values);
});

test('brand ids: have the order of the spec', () => {
  expect(schemas.BrandId?.enum?.join(' ')).toBe('GU MEE CHIT 365 VARTA');
});

test('enumerations: message types, file extensions and the 24 countries', () => {
  expect(Object.values(enums.MessageType)).toEqual(
    expect.arrayContaining(
      words(
        'text image video audio file recommand group_create group_displayname group_icon invite_member remove_member member_join member_left message_delete message_pin red_envelope red_envelope_claim share_social_author share_social_post',
      ),
    ),
  );
  expect(Object.values(enums.FileExtension)).toEqual(words('doc docx pdf ppt pptx rar txt xls xlsx zip'));
  expect(Object.entries(enums.DIAL_CODES).map(([country, code]) => `${country} ${code}`)).toEqual(
    'MM 95, LA 856, TH 66, VN 84, KH 855, PH 63, BN 673, MY 60, SG 65, ID 62, MN 976, CN 86, HK 852, MO 853, TW 886, KP 850, KR 82, JP 81, NP 977, BT 975, BD 880, IN 91, LK 94, MV 960'.split(
      ', ',
    ),
  );
  expect(Object.keys(enums.DIAL_CODES)).toEqual(Object.values(enums.CountryCode));
});

describe('contract limits (spec §5, §9)', () => {
  test.each([
    ['Password', { minLength: 8, maxLength: 16 }],
    ['LoginPassword', { maxLength: 16 }],
    ['Username', { minLength: 6, maxLength: 12 }],
    ['RegistrationNickname', { minLength: 3, maxLength: 30 }],
    ['Nickname', { minLength: 2 }],
    ['SocialAccount', { minLength: 5, maxLength: 15 }],
    ['InviteCode', { minLength: 4, maxLength: 8 }],
    ['Phone', { minLength: 4, maxLength: 18 }],
    ['Email', { maxLength: 320 }],
    ['VerificationCode', { minLength: 6, maxLength: 6 }],
    ['SecurityCode', { minLength: 6, maxLength: 6 }],
    ['RemarkNickname', { maxLength: 30 }],
    ['RemarkDescription', { maxLength: 200 }],
    ['ChatSearchText', { maxLength: 24 }],
    ['PinnedMessages', { maxItems: 5 }],
    ['HistoryPage', { maxItems: 40 }],
    ['MediaDuration', { maximum: 3600 }],
    ['VideoSize', { maximum: 200 * 1024 * 1024 }],
    ['FileSize', { maximum: 15 * 1024 * 1024 }],
    ['FileSelection', { maxItems: 10 }],
    ['MessageText', { maxLength: 5000 }],
    ['PostText', { maxLength: 2000 }],
    ['CommentText', { maxLength: 500 }],
    ['Tag', { maxLength: 20 }],
    ['Tags', { maxItems: 10 }],
    ['GroupName', { maxLength: 30 }],
    ['GroupIntroduction', { maxLength: 200 }],
    ['Introduction', { maxLength: 150 }],
    ['MemberIds', { maxItems: 100 }],
  ] as const)('%s', (name, limits) => {
    expect(SCHEMA_LIMITS[name]).toMatchObject(limits);
  });

  test.each([
    [
      'Password',
      ['abcdefg1', '1234567a', 'ABCDEFGHIJKLMN12'],
      ['abcdefgh', '12345678', 'abc def1', 'abcdefg1!', 'пароль12'],
    ],
    ['Username', ['abcde1', 'a12345678901'], ['abcdef', '123456', 'abc_12']],
    ['RegistrationNickname', ['Ana María', '小明同学', 'क्षमा 2'], ['   ', 'no_good', 'smile 😀']],
    ['Nickname', ['Ana', '小明', '42'], ['a b', 'no_good', 'José😀']],
    ['SocialAccount', ['abc12', '12345'], ['abc 1', 'abc-1']],
    ['InviteCode', ['abcd', '1234abcd'], ['ab d', 'ab-d']],
    ['Phone', ['1234', '13800138000'], ['+8613800138000', '123 4']],
    ['Email', ['a@b.co', 'first.last+tag@mail.example.org'], ['a', 'a@b', 'a b@c.de', '@b.co']],
    ['VerificationCode', ['000000'], ['00000', '00000a']],
  ] as const)('the pattern of %s', (name, good, bad) => {
    const pattern = new RegExp(SCHEMA_LIMITS[name].pattern, 'u');
    expect(good.filter((text) => !pattern.test(text))).toEqual([]);
    expect(bad.filter((text) => pattern.test(text))).toEqual([]);
  });

  test('group limits: have the defaults of the spec', () => {
    const { properties } = schemas['GroupLimits'] as { properties: Record<string, { default: number }> };
    expect(Object.entries(properties).map(([name, { default: value }]) => [name, value])).toEqual([
      ['admin_limit', 15],
      ['member_limit', 2300],
      ['block_limit', 50],
    ]);
  });

  test('constants: match the spec', () => {
    expect(CONTRACT_CONSTANTS).toMatchObject({
      requestTimeout: 60,
      uploadTimeout: 600,
      resendCountdown: 60,
      captchaScriptTimeout: 10,
      mediaExpiryDays: 14,
      videoQueueGap: 3,
      audioQueueGap: 1,
      fileQueueGap: 1,
      sweeperResultDelay: 120,
      feedDebounceMs: 500,
      alertAutoCloseMs: 2500,
      counterShortensAbove: 999,
      avatarPixels: 360,
    });
  });
});
