import type { OPERATIONS } from '@quintet/api/openapi-document';
import {
  CONTACT_ADDS_PER_DAY,
  CONTACT_SEARCHES_PER_HOUR,
  VERIFICATION_RESEND_DELAY_SECONDS,
} from '@quintet/domain/limits';

/** The allowed number of uses within a number of seconds; a further use starts the lock, if there is one. */
export type RateLimitWindow = readonly [points: number, seconds: number, lockSeconds?: number];

/** Users that may share an address: an office, a school, a carrier's customers. */
export const ASSUMED_USERS_PER_IP = 10;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type RequestRateLimit = {
  operations: readonly (keyof typeof OPERATIONS)[];
  /** The limit of a signed-in user; the limit of an address is `ASSUMED_USERS_PER_IP` times this. */
  perUser?: RateLimitWindow;
  /** The limit of an address; set it for operations without a user. */
  perAddress?: RateLimitWindow;
  /** Counted across all instances. Otherwise each instance may count separately, so that no request waits for the database. */
  isShared?: true;
};

/**
 * Limits of requests. A person in a hurry stays below them; a script does not. A write not listed here counts as `writes`;
 * a read not listed is not counted. RATE_LIMIT_FACTOR multiplies all limits. GUEST_ALLOWANCE limits guests.
 */
export const REQUEST_RATE_LIMITS = {
  writes: { operations: [], perUser: [300, MINUTE], perAddress: [600, MINUTE] },
  messages: {
    operations: [
      'sendMessage',
      'replyMessage',
      'forwardMessage',
      'sharePost',
      'shareAuthor',
      'shareGroupCard',
      'createRedEnvelope',
    ],
    perUser: [300, MINUTE],
  },
  records: { operations: ['forwardChatRecord'], perUser: [60, MINUTE] },
  'direct chats': { operations: ['openDirectGroup'], perUser: [60, 10 * MINUTE] },
  groups: { operations: ['createGroup'], perUser: [30, 10 * MINUTE] },
  'group codes': { operations: ['shareGroup', 'revokeGroupShare'], perUser: [60, 10 * MINUTE] },
  'group invitations': { operations: ['inviteMembers', 'joinSharedGroup'], perUser: [60, 10 * MINUTE] },
  views: { operations: ['viewGroup', 'viewPost'], perUser: [600, MINUTE] },
  posts: { operations: ['createPost'], perUser: [30, 10 * MINUTE] },
  comments: { operations: ['createComment', 'createSubComment'], perUser: [60, MINUTE] },
  reactions: {
    operations: [
      'likePost',
      'unlikePost',
      'collectPost',
      'uncollectPost',
      'likeComment',
      'unlikeComment',
      'followAuthor',
      'unfollowAuthor',
      'addEmoji',
      'removeEmoji',
    ],
    perUser: [200, MINUTE],
  },
  searches: {
    operations: ['searchMessages', 'searchAllMessages', 'findMessageAt', 'listMembers'],
    perUser: [120, MINUTE],
  },
  /** The search page requests all three while the user types. */
  'searches of the site': { operations: ['searchPosts', 'searchAuthors', 'suggestTags'], perUser: [360, MINUTE] },
  'friend searches': {
    operations: ['searchContacts'],
    perUser: [CONTACT_SEARCHES_PER_HOUR, HOUR],
    isShared: true,
  },
  /** Opening a page sends one of each. */
  'user pages': { operations: ['getUser', 'getMemo', 'listMutualGroups'], perUser: [600, 10 * MINUTE] },
  'author pages': { operations: ['getAuthor', 'getAuthorCounts'], perUser: [600, 10 * MINUTE] },
  reports: { operations: ['reportUser', 'reportGroup', 'reportPost', 'reportComment'], perUser: [30, HOUR] },
  redemptions: {
    operations: ['withdrawToWellpay', 'withdrawToPoint', 'bindWellpay', 'unbindWellpay'],
    perUser: [60, 10 * MINUTE],
  },
  uploads: {
    operations: [
      'getImageUploadUrl',
      'getVideoUploadUrl',
      'getVoiceUploadUrl',
      'getFileUploadUrl',
      'getPostUploadInfo',
      'uploadAvatar',
      'setGroupIcon',
      'uploadGroupIcon',
    ],
    perUser: [300, 10 * MINUTE],
  },
  'codes asked for': { operations: ['sendVerification'], perAddress: [60, HOUR], isShared: true },
  'codes tried': {
    operations: ['checkVerification', 'recoverPassword'],
    perAddress: [50, 5 * MINUTE],
    isShared: true,
  },
  registrations: { operations: ['registerUser'], perAddress: [60, HOUR], isShared: true },
  'Google sign-ins': { operations: ['loginWithGoogle'], perAddress: [50, 5 * MINUTE], isShared: true },
  'login QR codes': { operations: ['createLoginQrcode'], perAddress: [100, 5 * MINUTE], isShared: true },
} as const satisfies Record<string, RequestRateLimit>;

/**
 * Limits of attempts at secrets, of sent codes and of added friends. Each longer window lengthens the wait: after repeated failures a minute, then
 * ten, then at most an hour. Always counted across all instances; RATE_LIMIT_FACTOR does not apply.
 */
export const ATTEMPT_RATE_LIMITS = {
  /** Wrong passwords of one account on one device, known to the account or not. */
  'login on a device': [
    [5, MINUTE],
    [10, 10 * MINUTE],
    [20, HOUR],
  ],
  /** Wrong passwords of one account from one address, on devices unknown to the account. */
  'login from an address': [
    [5, MINUTE],
    [10, 10 * MINUTE],
    [20, HOUR],
  ],
  /** Wrong passwords of any accounts from one address, on devices unknown to them. */
  'logins from an address': [[60, 5 * MINUTE]],
  /** Wrong passwords of one account from any address, on devices unknown to the account. */
  'login from anywhere': [
    [20, 10 * MINUTE],
    [60, HOUR],
  ],
  /** Wrong passwords of a signed-in user, on their device. */
  'password on a device': [
    [5, MINUTE],
    [10, 10 * MINUTE],
    [20, HOUR],
  ],
  /** Wrong security codes of a user, over all operations and devices. */
  'security code of a user': [[5, 30 * MINUTE, 30 * MINUTE]],
  /** Unknown invite codes of groups, by user. */
  'group code of a user': [
    [10, 10 * MINUTE],
    [30, HOUR],
  ],
  /** The countdown to the next code for a contact (spec §9); then codes per contact, per device and per address. */
  'code countdown': [[1, VERIFICATION_RESEND_DELAY_SECONDS]],
  'codes to a contact': [[10, DAY]],
  'codes for a device': [[20, DAY]],
  'codes from an address': [[30, HOUR]],
  /** Friends that a user has added. */
  'friends added': [[CONTACT_ADDS_PER_DAY, DAY]],
  /** Users that a user has found by account ID in the search of the whole site. */
  'account IDs found': [[CONTACT_SEARCHES_PER_HOUR, HOUR]],
} as const satisfies Record<string, readonly RateLimitWindow[]>;

export type AttemptLimitName = keyof typeof ATTEMPT_RATE_LIMITS;
