import { CONSTANTS, LIMITS } from '@quintet/api/limits';
import { describe, expect, test } from 'vitest';
import * as limits from './limits.ts';

const length = ({ minLength, maxLength }: { minLength: number; maxLength: number }): limits.LengthRange => ({
  min: minLength,
  max: maxLength,
});

describe('the contract and the rules hold the same figures (design §2)', () => {
  test.each([
    ['password', limits.PASSWORD_LENGTH_RANGE, length(LIMITS.Password)],
    ['login password', limits.LOGIN_PASSWORD_LENGTH_RANGE, length(LIMITS.LoginPassword)],
    ['username', limits.USERNAME_LENGTH_RANGE, length(LIMITS.Username)],
    ['nickname at registration', limits.REGISTRATION_NICKNAME_LENGTH_RANGE, length(LIMITS.RegistrationNickname)],
    ['nickname', limits.NICKNAME_LENGTH_RANGE, length(LIMITS.Nickname)],
    ['social account', limits.SOCIAL_ACCOUNT_LENGTH_RANGE, length(LIMITS.SocialAccount)],
    ['invite code', limits.INVITE_CODE_LENGTH_RANGE, length(LIMITS.InviteCode)],
    ['phone', limits.PHONE_LENGTH_RANGE, length(LIMITS.Phone)],
    ['e-mail', limits.EMAIL_LENGTH_MAX, LIMITS.Email.maxLength],
    ['verification code', limits.VERIFICATION_CODE_LENGTH, LIMITS.VerificationCode.maxLength],
    ['security code', limits.SECURITY_CODE_LENGTH, LIMITS.SecurityCode.maxLength],
    ['introduction', limits.INTRODUCTION_LENGTH_MAX, LIMITS.Introduction.maxLength],
    ['remark nickname', limits.REMARK_NICKNAME_MAX, LIMITS.RemarkNickname.maxLength],
    ['remark description', limits.REMARK_DESCRIPTION_MAX, LIMITS.RemarkDescription.maxLength],
    ['contact search', limits.CONTACT_SEARCH_TEXT_MAX, LIMITS.ContactSearchText.maxLength],
    ['message text', limits.MESSAGE_TEXT_MAX, LIMITS.MessageText.maxLength],
    ['history page', limits.HISTORY_PAGE_SIZE, LIMITS.HistoryPage.maxItems],
    ['chat search', limits.CHAT_SEARCH_TEXT_MAX, LIMITS.ChatSearchText.maxLength],
    ['pinned messages', limits.PINNED_MESSAGES_MAX, LIMITS.PinnedMessages.maxItems],
    ['files per selection', limits.FILES_PER_SELECTION_MAX, LIMITS.FileSelection.maxItems],
    ['video length', limits.VIDEO_MAX_SECONDS, LIMITS.MediaDuration.maximum],
    ['video size', limits.VIDEO_MAX_BYTES, LIMITS.VideoSize.maximum],
    ['file size', limits.FILE_MAX_BYTES, LIMITS.FileSize.maximum],
    ['group name', limits.GROUP_NAME_MAX, LIMITS.GroupName.maxLength],
    ['name in a group', limits.GROUP_NICKNAME_MAX, LIMITS.GroupNickname.maxLength],
    ['group introduction', limits.GROUP_INTRODUCTION_MAX, LIMITS.GroupIntroduction.maxLength],
    ['invitations', limits.MEMBERS_PER_REQUEST_MAX, LIMITS.MemberIds.maxItems],
    ['first members', limits.GROUP_INITIAL_MEMBERS_MAX, LIMITS.FirstMemberIds.maxItems],
    ['page of members', limits.MEMBERS_PAGE_MAX, LIMITS.MemberPageSize.maximum],
    ['code of a group', limits.GROUP_CODE_LENGTH, LIMITS.ShareCode.maxLength],
    ['uses of a code', limits.GROUP_MEMBERS_DEFAULT_MAX, LIMITS.ShareCodeUses.maximum],
    ['post text', limits.POST_TEXT_MAX, LIMITS.PostText.maxLength],
    ['comment text', limits.COMMENT_TEXT_MAX, LIMITS.CommentText.maxLength],
    ['tag', limits.TAG_LENGTH_MAX, LIMITS.Tag.maxLength],
    ['tags', limits.TAGS_PER_POST_MAX, LIMITS.Tags.maxItems],
    ['points of a red envelope', limits.RED_ENVELOPE_POINTS_MAX, LIMITS.RedEnvelopeAmount.maximum],
    ['shares of a red envelope', limits.RED_ENVELOPE_SHARES_MAX, LIMITS.RedEnvelopeCount.maximum],
    ['greeting', limits.RED_ENVELOPE_GREETING_MAX, LIMITS.Greeting.maxLength],
    ['resend countdown', limits.VERIFICATION_RESEND_DELAY_SECONDS, CONSTANTS.resendCountdown],
    ['captcha script', limits.CAPTCHA_SCRIPT_TIMEOUT_SECONDS, CONSTANTS.captchaScriptTimeout],
    ['media expiry', limits.MEDIA_EXPIRY_DAYS, CONSTANTS.mediaExpiryDays],
    ['video gap', limits.VIDEO_SEND_GAP_SECONDS, CONSTANTS.videoQueueGap],
    ['audio gap', limits.AUDIO_SEND_GAP_SECONDS, CONSTANTS.audioQueueGap],
    ['file gap', limits.FILE_SEND_GAP_SECONDS, CONSTANTS.fileQueueGap],
    ['minefield lifetime', limits.MINEFIELD_LIFETIME_SECONDS, CONSTANTS.sweeperResultDelay],
    ['feed debounce', limits.LOAD_MORE_DEBOUNCE_MS, CONSTANTS.feedDebounceMs],
    ['alert', limits.ALERT_AUTO_CLOSE_MS, CONSTANTS.alertAutoCloseMs],
    ['avatar', limits.AVATAR_PIXELS, CONSTANTS.avatarPixels],
    ['image size', limits.IMAGE_MAX_BYTES, CONSTANTS.imageBytes],
    ['file bytes', limits.FILE_MAX_BYTES, CONSTANTS.fileBytes],
    ['video bytes', limits.VIDEO_MAX_BYTES, CONSTANTS.videoBytes],
  ])('%s', (_, ours, theirs) => {
    expect(ours).toEqual(theirs);
  });
});
