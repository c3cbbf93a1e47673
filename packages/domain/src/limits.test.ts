import { CONTRACT_CONSTANTS, SCHEMA_LIMITS } from '@quintet/api/limits';
import { describe, expect, test } from 'vitest';
import * as limits from './limits.ts';

const length = ({ minLength, maxLength }: { minLength: number; maxLength: number }): limits.LengthRange => ({
  min: minLength,
  max: maxLength,
});

describe('the contract and the rules hold the same figures (design §2)', () => {
  test.each([
    ['password', limits.PASSWORD_LENGTH_RANGE, length(SCHEMA_LIMITS.Password)],
    ['login password', limits.LOGIN_PASSWORD_LENGTH_RANGE, length(SCHEMA_LIMITS.LoginPassword)],
    ['username', limits.USERNAME_LENGTH_RANGE, length(SCHEMA_LIMITS.Username)],
    ['nickname at registration', limits.REGISTRATION_NICKNAME_LENGTH_RANGE, length(SCHEMA_LIMITS.RegistrationNickname)],
    ['nickname', limits.NICKNAME_LENGTH_RANGE, length(SCHEMA_LIMITS.Nickname)],
    ['social account', limits.SOCIAL_ACCOUNT_LENGTH_RANGE, length(SCHEMA_LIMITS.SocialAccount)],
    ['invite code', limits.INVITE_CODE_LENGTH_RANGE, length(SCHEMA_LIMITS.InviteCode)],
    ['phone', limits.PHONE_LENGTH_RANGE, length(SCHEMA_LIMITS.Phone)],
    ['e-mail', limits.EMAIL_LENGTH_MAX, SCHEMA_LIMITS.Email.maxLength],
    ['verification code', limits.VERIFICATION_CODE_LENGTH, SCHEMA_LIMITS.VerificationCode.maxLength],
    ['security code', limits.SECURITY_CODE_LENGTH, SCHEMA_LIMITS.SecurityCode.maxLength],
    ['introduction', limits.INTRODUCTION_LENGTH_MAX, SCHEMA_LIMITS.Introduction.maxLength],
    ['remark nickname', limits.REMARK_NICKNAME_MAX, SCHEMA_LIMITS.RemarkNickname.maxLength],
    ['remark description', limits.REMARK_DESCRIPTION_MAX, SCHEMA_LIMITS.RemarkDescription.maxLength],
    ['contact search', limits.CONTACT_SEARCH_TEXT_MAX, SCHEMA_LIMITS.ContactSearchText.maxLength],
    ['message text', limits.MESSAGE_TEXT_MAX, SCHEMA_LIMITS.MessageText.maxLength],
    ['history page', limits.HISTORY_PAGE_SIZE, SCHEMA_LIMITS.HistoryPage.maxItems],
    ['chat search', limits.CHAT_SEARCH_TEXT_MAX, SCHEMA_LIMITS.ChatSearchText.maxLength],
    ['pinned messages', limits.PINNED_MESSAGES_MAX, SCHEMA_LIMITS.PinnedMessages.maxItems],
    ['files per selection', limits.FILES_PER_SELECTION_MAX, SCHEMA_LIMITS.FileSelection.maxItems],
    ['video length', limits.VIDEO_MAX_SECONDS, SCHEMA_LIMITS.MediaDuration.maximum],
    ['video size', limits.VIDEO_MAX_BYTES, SCHEMA_LIMITS.VideoSize.maximum],
    ['file size', limits.FILE_MAX_BYTES, SCHEMA_LIMITS.FileSize.maximum],
    ['group name', limits.GROUP_NAME_MAX, SCHEMA_LIMITS.GroupName.maxLength],
    ['name in a group', limits.GROUP_NICKNAME_MAX, SCHEMA_LIMITS.GroupNickname.maxLength],
    ['group introduction', limits.GROUP_INTRODUCTION_MAX, SCHEMA_LIMITS.GroupIntroduction.maxLength],
    ['invitations', limits.MEMBERS_PER_REQUEST_MAX, SCHEMA_LIMITS.MemberIds.maxItems],
    ['first members', limits.GROUP_INITIAL_MEMBERS_MAX, SCHEMA_LIMITS.FirstMemberIds.maxItems],
    ['page of members', limits.MEMBERS_PAGE_MAX, SCHEMA_LIMITS.MemberPageSize.maximum],
    ['code of a group', limits.GROUP_CODE_LENGTH, SCHEMA_LIMITS.ShareCode.maxLength],
    ['uses of a code', limits.GROUP_MEMBERS_DEFAULT_MAX, SCHEMA_LIMITS.ShareCodeUses.maximum],
    ['post text', limits.POST_TEXT_MAX, SCHEMA_LIMITS.PostText.maxLength],
    ['comment text', limits.COMMENT_TEXT_MAX, SCHEMA_LIMITS.CommentText.maxLength],
    ['tag', limits.TAG_LENGTH_MAX, SCHEMA_LIMITS.Tag.maxLength],
    ['tags', limits.TAGS_PER_POST_MAX, SCHEMA_LIMITS.Tags.maxItems],
    ['points of a red envelope', limits.RED_ENVELOPE_POINTS_MAX, SCHEMA_LIMITS.RedEnvelopeAmount.maximum],
    ['shares of a red envelope', limits.RED_ENVELOPE_SHARES_MAX, SCHEMA_LIMITS.RedEnvelopeCount.maximum],
    ['greeting', limits.RED_ENVELOPE_GREETING_MAX, SCHEMA_LIMITS.Greeting.maxLength],
    ['resend countdown', limits.VERIFICATION_RESEND_DELAY_SECONDS, CONTRACT_CONSTANTS.resendCountdown],
    ['captcha script', limits.CAPTCHA_SCRIPT_TIMEOUT_SECONDS, CONTRACT_CONSTANTS.captchaScriptTimeout],
    ['media expiry', limits.MEDIA_EXPIRY_DAYS, CONTRACT_CONSTANTS.mediaExpiryDays],
    ['video gap', limits.VIDEO_UPLOAD_PAUSE_SECONDS, CONTRACT_CONSTANTS.videoQueueGap],
    ['audio gap', limits.AUDIO_UPLOAD_PAUSE_SECONDS, CONTRACT_CONSTANTS.audioQueueGap],
    ['file gap', limits.FILE_UPLOAD_PAUSE_SECONDS, CONTRACT_CONSTANTS.fileQueueGap],
    ['minefield lifetime', limits.MINEFIELD_LIFETIME_SECONDS, CONTRACT_CONSTANTS.sweeperResultDelay],
    ['feed debounce', limits.LOAD_MORE_DEBOUNCE_MS, CONTRACT_CONSTANTS.feedDebounceMs],
    ['alert', limits.ALERT_AUTO_CLOSE_MS, CONTRACT_CONSTANTS.alertAutoCloseMs],
    ['avatar', limits.AVATAR_PIXELS, CONTRACT_CONSTANTS.avatarPixels],
    ['image size', limits.IMAGE_MAX_BYTES, CONTRACT_CONSTANTS.imageBytes],
    ['file bytes', limits.FILE_MAX_BYTES, CONTRACT_CONSTANTS.fileBytes],
    ['video bytes', limits.VIDEO_MAX_BYTES, CONTRACT_CONSTANTS.videoBytes],
  ])('%s', (_, ours, theirs) => {
    expect(ours).toEqual(theirs);
  });
});
