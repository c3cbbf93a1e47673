import { pruneEventsJob } from '../platform/events/retention.ts';
import { jobRegistry } from '../platform/jobs/job.ts';
import { deleteUnusedUploadsJob, deleteReleasedFilesJob } from '../platform/media/sweep.ts';
import { verifyAccountsJob } from '../platform/ledger/verify-accounts.ts';
import { settleWaitingCreditsJob } from '../platform/ledger/settle-waiting-credits.ts';
import { deleteExpiredCountsJob } from '../platform/rate-limits/cleanup-job.ts';
import {
  deleteEndedSessionsJob,
  deleteExpiredQrcodesJob,
  deleteExpiredTokensJob,
  deleteExpiredVerificationsJob,
} from './auth/cleanup-jobs.ts';
import { attachmentLoaders } from './chat/attachments.ts';
import { loadChatRecordCards } from './chat/chat-records.ts';
import { markExpiredMediaJob } from './chat/expire.ts';
import { loadMessageViews } from './chat/messages.ts';
import {
  deleteFriendsOfCancelledUser,
  endFriendship,
  notifyFriends,
  notifyOfRemarkChange,
} from './contacts/friendship.ts';
import { deleteOldResultsJob } from './discover/frozen-results.ts';
import { publishDueDraftsJob } from './discover/publish-due.ts';
import { groupsToAddFromPort } from './contacts/groups-to-add-from.ts';
import { notifyGroupsOfCancellation, notifyGroupsOfProfile } from './groups/changed-users.ts';
import { findGroupsToAddFrom } from './groups/groups-to-add-from.ts';
import { notifyDirectGroup } from './groups/direct.ts';
import { messagePresenterPort } from './groups/groups.ts';
import { deleteUnusedIconsJob } from './groups/icons.ts';
import { handOverGroups, loadOwnedGroups } from './groups/owner.ts';
import { readGroupCards } from './groups/group-cards.ts';
import { announceMissedNotificationsJob, pruneNotificationsJob } from './notifications/jobs.ts';
import { accountCancelledHook, cancellationAnswerParts } from './profile/account-cancelled-hook.ts';
import { userBlockedHook } from './profile/blocks.ts';
import { profileChangedHook } from './profile/update-user.ts';
import { remarkChangedHook } from './profile/remarks.ts';
import { announceClaimsJob, announceMissedClaimsJob } from './red-envelopes/announce.ts';
import { loadEnvelopeCards } from './red-envelopes/cards.ts';
import { endDueEnvelopesJob, endRedEnvelopeJob } from './red-envelopes/end.ts';
import { releaseCancelledAuthorMedia } from './social/release-cancelled-author-media.ts';
import { processLongFileJob, processQuickFileJob } from './social/file-jobs.ts';
import { loadRecommendedCards, loadSharedCards } from './social/shared-content.ts';
import { closeCancelledWallet, loadForfeitedPoints } from './wallet/close-cancelled-wallet.ts';
import { pollBindingOrdersJob } from './wallet/binding-status.ts';
import { deleteOldNoncesJob } from './wallet/provider-notifications.ts';
import { pollRedemptionsJob, submitRedemptionJob } from './wallet/redemption-jobs.ts';

// Registers later slices with earlier ones (README, "Layers"). Handlers of one hook run in this order, which follows the lock order.
accountCancelledHook.add(deleteFriendsOfCancelledUser);
accountCancelledHook.add(handOverGroups);
accountCancelledHook.add(releaseCancelledAuthorMedia);
accountCancelledHook.add(notifyGroupsOfCancellation);
cancellationAnswerParts.add(loadOwnedGroups);
cancellationAnswerParts.add(loadForfeitedPoints);
accountCancelledHook.add(closeCancelledWallet);
profileChangedHook.add(notifyFriends);
profileChangedHook.add(notifyGroupsOfProfile);
userBlockedHook.add(endFriendship);
groupsToAddFromPort.provide(findGroupsToAddFrom);
remarkChangedHook.add(notifyOfRemarkChange);
remarkChangedHook.add(notifyDirectGroup);
messagePresenterPort.provide(loadMessageViews);
attachmentLoaders.set('share_social_author', { field: 'share', load: loadSharedCards });
attachmentLoaders.set('share_social_post', { field: 'share', load: loadSharedCards });
attachmentLoaders.set('recommand', { field: 'share', load: loadRecommendedCards });
attachmentLoaders.set('share_group', { field: 'share', load: readGroupCards });
attachmentLoaders.set('chat_record', { field: 'chat_record', load: loadChatRecordCards });
attachmentLoaders.set('red_envelope', { field: 'red_envelope', load: loadEnvelopeCards });
jobRegistry.add(pruneEventsJob, deleteExpiredCountsJob);
jobRegistry.add(announceClaimsJob, announceMissedClaimsJob, endRedEnvelopeJob, endDueEnvelopesJob);
jobRegistry.add(deleteExpiredTokensJob, deleteEndedSessionsJob, deleteExpiredVerificationsJob, deleteExpiredQrcodesJob);
jobRegistry.add(announceMissedNotificationsJob, pruneNotificationsJob);
jobRegistry.add(deleteUnusedIconsJob);
jobRegistry.add(markExpiredMediaJob, deleteReleasedFilesJob, deleteUnusedUploadsJob);
jobRegistry.add(deleteOldResultsJob, publishDueDraftsJob);
jobRegistry.add(processQuickFileJob, processLongFileJob);
jobRegistry.add(verifyAccountsJob, settleWaitingCreditsJob);
jobRegistry.add(submitRedemptionJob, pollRedemptionsJob, pollBindingOrdersJob, deleteOldNoncesJob);
