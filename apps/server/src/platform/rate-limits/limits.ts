import type { OPERATIONS } from '@quintet/api/openapi-document';
import { RESEND_DELAY_SECONDS } from '@quintet/domain/limits';

/** So many points in so many seconds. */
export type Window = readonly [points: number, seconds: number];

/** An address is good for so many users at once: an office, a school, a carrier's customers. */
export const USERS_PER_ADDRESS = 10;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type RequestLimit = {
  operations: readonly (keyof typeof OPERATIONS)[];
  /** What a signed-in user may do; their address may do it `USERS_PER_ADDRESS` times as often. */
  perUser?: Window;
  /** What an address may do, of operations that know no user. */
  perAddress?: Window;
  /** Counted for all instances together. Without it each instance may count for itself: no request waits for a database. */
  isShared?: true;
};

/**
 * What may be asked for how often. A person in a hurry stays below; a script does not. A write that no row names falls under
 * `writes`; reading is not counted. RATE_LIMIT_FACTOR multiplies all of it. What a guest may look at is GUEST_ALLOWANCE.
 */
export const REQUEST_LIMITS = {
  writes: { operations: [], perUser: [300, MINUTE], perAddress: [600, MINUTE] },
  messages: {
    operations: ['sendMessage', 'replyMessage', 'forwardMessage', 'sharePost', 'shareAuthor', 'createRedEnvelope'],
    perUser: [300, MINUTE],
  },
  'direct chats': { operations: ['openDirectGroup'], perUser: [60, 10 * MINUTE] },
  groups: { operations: ['createGroup'], perUser: [30, 10 * MINUTE] },
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
    operations: ['searchMessages', 'searchAllMessages', 'findMessageAt', 'listMembers', 'searchPosts', 'searchAuthors'],
    perUser: [120, MINUTE],
  },
  reports: { operations: ['reportUser', 'reportGroup', 'reportPost'], perUser: [30, HOUR] },
  uploads: {
    operations: [
      'getImageUploadUrl',
      'getVideoUploadUrl',
      'getVoiceUploadUrl',
      'getFileUploadUrl',
      'getPostUploadInfo',
      'uploadAvatar',
      'setGroupIcon',
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
} as const satisfies Record<string, RequestLimit>;

/**
 * Tries at what is secret, and what sends letters. Each longer window makes the wait longer: whoever goes on being wrong waits a
 * minute, then ten, then an hour, and never longer. Always counted for all instances together, and not multiplied.
 */
export const TRY_LIMITS = {
  /** Wrong passwords of one account on one device, one that signed in to it before or not. */
  'login on a device': [
    [5, MINUTE],
    [10, 10 * MINUTE],
    [20, HOUR],
  ],
  /** Of one account from one address, on devices that it does not know. */
  'login from an address': [
    [5, MINUTE],
    [10, 10 * MINUTE],
    [20, HOUR],
  ],
  /** Of any accounts from one address, on devices that these do not know. */
  'logins from an address': [[60, 5 * MINUTE]],
  /** Of one account, from anywhere, on devices that it does not know. */
  'login from anywhere': [
    [20, 10 * MINUTE],
    [60, HOUR],
  ],
  /** Wrong passwords and security codes of somebody who is signed in, on that device. */
  'secret on a device': [
    [5, MINUTE],
    [10, 10 * MINUTE],
    [20, HOUR],
  ],
  /** The countdown to another code for a contact (spec §9), and codes to it, for a device, and from an address. */
  'code countdown': [[1, RESEND_DELAY_SECONDS]],
  'codes to a contact': [[10, DAY]],
  'codes for a device': [[20, DAY]],
  'codes from an address': [[30, HOUR]],
} as const satisfies Record<string, readonly Window[]>;

export type TryName = keyof typeof TRY_LIMITS;
