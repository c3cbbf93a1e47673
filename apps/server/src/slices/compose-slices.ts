import { pruneEventsJob } from '../platform/events/retention.ts';
import { jobRegistry } from '../platform/jobs/job-definition.ts';
import { deleteExpiredDirectUploadsJob, deleteMarkedAndUnsentFilesJob } from '../platform/media/sweep.ts';
import { verifyLedgerAccountsJob } from '../platform/ledger/verify-accounts.ts';
import { settleWaitingCreditsJob } from '../platform/ledger/settle-waiting-credits.ts';
import { deleteExpiredRateLimitsJob } from '../platform/rate-limits/cleanup-job.ts';
import {
  deleteEndedSessionsJob,
  deleteExpiredLoginQrcodesJob,
  deleteExpiredRefreshTokensJob,
  deleteExpiredVerificationsJob,
} from './auth/cleanup-jobs.ts';
import { deletePinsAndMarkFilesOfDissolvedGroup } from './chat/dissolved-groups.ts';
import { messageTargetLoaders } from './chat/message-targets.ts';
import { queryChatRecordCardLookup } from './chat/chat-records.ts';
import { expireMessageMediaJob } from './chat/expire.ts';
import { queryMessagePresenters } from './chat/messages.ts';
import {
  deleteFriendListOfCancelledUser,
  deleteFriendship,
  notifyFriendsOfProfileChange,
  notifyOfRemarkNicknameChange,
} from './contacts/friendship.ts';
import { deleteOldSearchResultsJob } from './discover/stored-search-results.ts';
import { publishDueDiscoverDraftsJob } from './discover/publish-due.ts';
import { groupsAllowingAddFriendPort } from './contacts/groups-allowing-add-friend.ts';
import { notifyGroupsOfCancellation, notifyGroupsOfProfileChange } from './groups/changed-users.ts';
import { membershipEndedHook } from './groups/delete-memberships.ts';
import { findGroupsAllowingAddFriend } from './groups/groups-allowing-add-friend.ts';
import { notifyDirectGroupRename } from './groups/direct.ts';
import { messagePresenterPort } from './groups/groups.ts';
import { deleteUnusedGroupIconsJob } from './groups/icons.ts';
import { handOverGroupsOfUser, queryOwnedGroupsWithSuccessors } from './groups/owner.ts';
import { querySharedGroupCardLookup } from './groups/group-cards.ts';
import { announceMissedNotificationsJob, pruneNotificationsJob } from './notifications/jobs.ts';
import { accountCancellationHook, cancellationPreviewParts } from './profile/account-cancellation-hook.ts';
import { userBlockedHook } from './profile/blocks.ts';
import { profileChangedHook } from './profile/update-user.ts';
import { remarkNicknameChangedHook } from './profile/remarks.ts';
import { announceClaimsJob, announceMissedClaimsJob } from './red-envelopes/announce.ts';
import { queryEnvelopeCardLookup } from './red-envelopes/cards.ts';
import { endDueEnvelopesJob, endMinefieldJob } from './red-envelopes/end-envelopes.ts';
import { clearMediaOfCancelledAuthor } from './social/cancelled-author-media.ts';
import { processLongPostFileJob, processQuickPostFileJob } from './social/file-jobs.ts';
import { queryContactCardLookup, queryAuthorAndPostCardLookup } from './social/shared-content.ts';
import { closeWalletOnAccountCancellation, queryPointsToForfeit } from './wallet/close-wallet.ts';
import { pollBindingOrdersJob } from './wallet/binding-status.ts';
import { deleteOldPaymentNoncesJob } from './wallet/provider-notifications.ts';
import { pollRedemptionsJob, submitRedemptionJob } from './wallet/redemption-jobs.ts';

// Registers later slices with earlier ones (README, "Layers"). Handlers of one hook run in this order, which follows the lock order.
accountCancellationHook.add(deleteFriendListOfCancelledUser);
accountCancellationHook.add(handOverGroupsOfUser);
accountCancellationHook.add(clearMediaOfCancelledAuthor);
accountCancellationHook.add(notifyGroupsOfCancellation);
cancellationPreviewParts.add(queryOwnedGroupsWithSuccessors);
cancellationPreviewParts.add(queryPointsToForfeit);
accountCancellationHook.add(closeWalletOnAccountCancellation);
profileChangedHook.add(notifyFriendsOfProfileChange);
profileChangedHook.add(notifyGroupsOfProfileChange);
userBlockedHook.add(deleteFriendship);
membershipEndedHook.add(deletePinsAndMarkFilesOfDissolvedGroup);
groupsAllowingAddFriendPort.provide(findGroupsAllowingAddFriend);
remarkNicknameChangedHook.add(notifyOfRemarkNicknameChange);
remarkNicknameChangedHook.add(notifyDirectGroupRename);
messagePresenterPort.provide(queryMessagePresenters);
messageTargetLoaders.set('share_social_author', { field: 'share', load: queryAuthorAndPostCardLookup });
messageTargetLoaders.set('share_social_post', { field: 'share', load: queryAuthorAndPostCardLookup });
messageTargetLoaders.set('recommand', { field: 'share', load: queryContactCardLookup });
messageTargetLoaders.set('share_group', { field: 'share', load: querySharedGroupCardLookup });
messageTargetLoaders.set('chat_record', { field: 'chat_record', load: queryChatRecordCardLookup });
messageTargetLoaders.set('red_envelope', { field: 'red_envelope', load: queryEnvelopeCardLookup });
jobRegistry.add(pruneEventsJob, deleteExpiredRateLimitsJob);
jobRegistry.add(announceClaimsJob, announceMissedClaimsJob, endMinefieldJob, endDueEnvelopesJob);
jobRegistry.add(
  deleteExpiredRefreshTokensJob,
  deleteEndedSessionsJob,
  deleteExpiredVerificationsJob,
  deleteExpiredLoginQrcodesJob,
);
jobRegistry.add(announceMissedNotificationsJob, pruneNotificationsJob);
jobRegistry.add(deleteUnusedGroupIconsJob);
jobRegistry.add(expireMessageMediaJob, deleteMarkedAndUnsentFilesJob, deleteExpiredDirectUploadsJob);
jobRegistry.add(deleteOldSearchResultsJob, publishDueDiscoverDraftsJob);
jobRegistry.add(processQuickPostFileJob, processLongPostFileJob);
jobRegistry.add(verifyLedgerAccountsJob, settleWaitingCreditsJob);
jobRegistry.add(submitRedemptionJob, pollRedemptionsJob, pollBindingOrdersJob, deleteOldPaymentNoncesJob);
