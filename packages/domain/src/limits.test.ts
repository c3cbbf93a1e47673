import { CONSTANTS, LIMITS } from '@quintet/api/limits';
import { describe, expect, test } from 'vitest';
import * as limits from './limits.ts';

const length = ({ minLength, maxLength }: { minLength: number; maxLength: number }): limits.Bounds => ({
  min: minLength,
  max: maxLength,
});

describe('the contract and the rules hold the same figures (design §2)', () => {
  test.each([
    ['password', limits.PASSWORD, length(LIMITS.Password)],
    ['login password', limits.LOGIN_PASSWORD, length(LIMITS.LoginPassword)],
    ['username', limits.USERNAME, length(LIMITS.Username)],
    ['nickname at registration', limits.REGISTRATION_NICKNAME, length(LIMITS.RegistrationNickname)],
    ['nickname', limits.NICKNAME, length(LIMITS.Nickname)],
    ['social account', limits.SOCIAL_ACCOUNT, length(LIMITS.SocialAccount)],
    ['invite code', limits.INVITE_CODE, length(LIMITS.InviteCode)],
    ['phone', limits.PHONE, length(LIMITS.Phone)],
    ['e-mail', limits.EMAIL_MAX, LIMITS.Email.maxLength],
    ['verification code', limits.VERIFICATION_CODE_LENGTH, LIMITS.VerificationCode.maxLength],
    ['security code', limits.SECURITY_CODE_LENGTH, LIMITS.SecurityCode.maxLength],
    ['introduction', limits.INTRODUCTION_MAX, LIMITS.Introduction.maxLength],
    ['remark nickname', limits.REMARK_NICKNAME_MAX, LIMITS.RemarkNickname.maxLength],
    ['remark description', limits.REMARK_DESCRIPTION_MAX, LIMITS.RemarkDescription.maxLength],
    ['contact search', limits.CONTACT_SEARCH_MAX, LIMITS.ContactSearchText.maxLength],
    ['message text', limits.MESSAGE_TEXT_MAX, LIMITS.MessageText.maxLength],
    ['history page', limits.HISTORY_PAGE, LIMITS.HistoryPage.maxItems],
    ['chat search', limits.CHAT_SEARCH_MAX, LIMITS.ChatSearchText.maxLength],
    ['pinned messages', limits.PINNED_MESSAGES_MAX, LIMITS.PinnedMessages.maxItems],
    ['files per selection', limits.FILES_PER_SELECTION, LIMITS.FileSelection.maxItems],
    ['video length', limits.VIDEO_MAX_SECONDS, LIMITS.MediaDuration.maximum],
    ['video size', limits.VIDEO_MAX_BYTES, LIMITS.VideoSize.maximum],
    ['file size', limits.FILE_MAX_BYTES, LIMITS.FileSize.maximum],
    ['group name', limits.GROUP_NAME_MAX, LIMITS.GroupName.maxLength],
    ['group introduction', limits.GROUP_INTRODUCTION_MAX, LIMITS.GroupIntroduction.maxLength],
    ['invitations', limits.INVITATIONS_AT_ONCE, LIMITS.MemberIds.maxItems],
    ['first members', limits.GROUP_FIRST_MEMBERS_MAX, LIMITS.FirstMemberIds.maxItems],
    ['page of members', limits.MEMBERS_PAGE_MAX, LIMITS.MemberPageSize.maximum],
    ['code of a group', limits.GROUP_CODE_LENGTH, LIMITS.ShareCode.maxLength],
    ['lifetime of a code', limits.GROUP_CODE_LIFETIME_SECONDS.min, LIMITS.ShareCodeLifetime.minimum],
    ['longest lifetime of a code', limits.GROUP_CODE_LIFETIME_SECONDS.max, LIMITS.ShareCodeLifetime.maximum],
    ['uses of a code', limits.GROUP_MEMBERS_DEFAULT, LIMITS.ShareCodeUses.maximum],
    ['post text', limits.POST_TEXT_MAX, LIMITS.PostText.maxLength],
    ['comment text', limits.COMMENT_TEXT_MAX, LIMITS.CommentText.maxLength],
    ['tag', limits.TAG_MAX, LIMITS.Tag.maxLength],
    ['tags', limits.TAGS_PER_POST, LIMITS.Tags.maxItems],
    ['request timeout', limits.REQUEST_TIMEOUT_SECONDS, CONSTANTS.requestTimeout],
    ['long timeout', limits.UPLOAD_TIMEOUT_SECONDS, CONSTANTS.uploadTimeout],
    ['resend countdown', limits.RESEND_DELAY_SECONDS, CONSTANTS.resendCountdown],
    ['captcha script', limits.CAPTCHA_SCRIPT_TIMEOUT_SECONDS, CONSTANTS.captchaScriptTimeout],
    ['media expiry', limits.MEDIA_EXPIRY_DAYS, CONSTANTS.mediaExpiryDays],
    ['video gap', limits.VIDEO_QUEUE_GAP_SECONDS, CONSTANTS.videoQueueGap],
    ['audio gap', limits.AUDIO_QUEUE_GAP_SECONDS, CONSTANTS.audioQueueGap],
    ['file gap', limits.FILE_QUEUE_GAP_SECONDS, CONSTANTS.fileQueueGap],
    ['minefield delay', limits.MINEFIELD_RESULT_DELAY_SECONDS, CONSTANTS.sweeperResultDelay],
    ['feed debounce', limits.FEED_DEBOUNCE_MS, CONSTANTS.feedDebounceMs],
    ['alert', limits.ALERT_AUTO_CLOSE_MS, CONSTANTS.alertAutoCloseMs],
    ['counter', limits.COUNTER_SHORTENS_ABOVE, CONSTANTS.counterShortensAbove],
    ['avatar', limits.AVATAR_PIXELS, CONSTANTS.avatarPixels],
    ['image size', limits.IMAGE_MAX_BYTES, CONSTANTS.imageBytes],
    ['file bytes', limits.FILE_MAX_BYTES, CONSTANTS.fileBytes],
    ['video bytes', limits.VIDEO_MAX_BYTES, CONSTANTS.videoBytes],
  ])('%s', (_, ours, theirs) => {
    expect(ours).toEqual(theirs);
  });
});
