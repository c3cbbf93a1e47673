/**
 * The constants and limits of spec §5 and §9, and of design §6 where the spec is silent. Times in seconds, sizes in bytes,
 * lengths in characters unless the name says otherwise. The contract holds the same figures; a test keeps the two equal.
 */

const MEGABYTE = 1024 * 1024;

/** Inclusive bounds of a length. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

export const APP_VERSION = '2.7.0';

// Accounts and credentials (spec §5)
export const PASSWORD_LENGTH_RANGE: LengthRange = { min: 8, max: 16 };
export const LOGIN_PASSWORD_LENGTH_RANGE: LengthRange = { min: 1, max: 16 };
export const USERNAME_LENGTH_RANGE: LengthRange = { min: 6, max: 12 };
export const REGISTRATION_NICKNAME_LENGTH_RANGE: LengthRange = { min: 3, max: 30 };
export const NICKNAME_LENGTH_RANGE: LengthRange = { min: 2, max: 30 };
/** The social account, called account memo on screen. */
export const SOCIAL_ACCOUNT_LENGTH_RANGE: LengthRange = { min: 5, max: 15 };
export const INVITE_CODE_LENGTH_RANGE: LengthRange = { min: 4, max: 8 };
export const PHONE_LENGTH_RANGE: LengthRange = { min: 4, max: 18 };
export const EMAIL_LENGTH_MAX = 320;
export const VERIFICATION_CODE_LENGTH = 6;
export const SECURITY_CODE_LENGTH = 6;
export const VERIFICATION_RESEND_DELAY_SECONDS = 60;
export const CAPTCHA_SCRIPT_TIMEOUT_SECONDS = 10;

// Profile, remarks, reports (design §6, spec §9)
export const INTRODUCTION_LENGTH_MAX = 150;
export const REMARK_NICKNAME_MAX = 30;
export const REMARK_DESCRIPTION_MAX = 200;
export const AVATAR_PIXELS = 360;
/** Latest messages sent with a report of a user or group. */
export const REPORT_MESSAGES_MAX = 10;

// Friends
export const CONTACT_ADDS_PER_DAY = 50;
export const CONTACT_SEARCHES_PER_HOUR = 30;
/** An account ID or a phone number. */
export const CONTACT_SEARCH_TEXT_MAX = 18;

// Chats (spec §5, §9)
export const HISTORY_PAGE_SIZE = 40;
export const MESSAGE_TEXT_MAX = 5000;
/** The composer counts down from here. */
export const MESSAGE_COUNTDOWN_MIN_LENGTH = 4800;
export const CHAT_SEARCH_TEXT_MAX = 24;
export const PINNED_MESSAGES_MAX = 5;
export const MEDIA_EXPIRY_DAYS = 14;
/** Pauses between two uploads of one lane. */
export const VIDEO_UPLOAD_PAUSE_SECONDS = 3;
export const AUDIO_UPLOAD_PAUSE_SECONDS = 1;
export const FILE_UPLOAD_PAUSE_SECONDS = 1;

// Files (spec §5, §9)
export const VIDEO_MAX_SECONDS = 3600;
export const VIDEO_MAX_BYTES = 200 * MEGABYTE;
export const FILE_MAX_BYTES = 15 * MEGABYTE;
export const IMAGE_MAX_BYTES = 15 * MEGABYTE;
export const FILES_PER_SELECTION_MAX = 10;
/** Messages forwarded as one, and their files together. */
export const CHAT_RECORD_MESSAGES_MAX = 100;
export const CHAT_RECORD_FILES_MAX_BYTES = 200 * MEGABYTE;
export const DOCUMENT_EXTENSIONS = ['doc', 'docx', 'pdf', 'ppt', 'pptx', 'rar', 'txt', 'xls', 'xlsx', 'zip'] as const;

// Groups (spec §6, §9): defaults
export const GROUP_MEMBERS_DEFAULT_MAX = 2300;
export const GROUP_NAME_MAX = 30;
export const GROUP_NICKNAME_MAX = 30;
export const GROUP_INTRODUCTION_MAX = 200;
/** Users in one call that invites or removes. */
export const MEMBERS_PER_REQUEST_MAX = 100;
/** Users in the call that creates a group, without its owner. */
export const GROUP_INITIAL_MEMBERS_MAX = GROUP_MEMBERS_DEFAULT_MAX - 1;
export const MEMBERS_PAGE_MAX = 500;
export const GROUP_CODE_LENGTH = 8;

// Feed (spec §9, design §6)
export const FEED_PAGE_SIZE = 30;
export const GUEST_FEED_PAGE_SIZE = 10;
export const LOAD_MORE_DEBOUNCE_MS = 500;
export const POST_TEXT_MAX = 2000;
export const COMMENT_TEXT_MAX = 500;
export const TAG_LENGTH_MAX = 20;
export const TAGS_PER_POST_MAX = 10;

// Red envelopes
export const RED_ENVELOPE_POINTS_MAX = 1_000_000;
export const RED_ENVELOPE_SHARES_MAX = 100;
export const RED_ENVELOPE_GREETING_MAX = 50;

// Other counts of the app (spec §9)
export const ALERT_AUTO_CLOSE_MS = 2500;
/** From its sending: then claiming ends and results open. */
export const MINEFIELD_LIFETIME_SECONDS = 120;
