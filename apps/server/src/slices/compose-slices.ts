import { pruneOldEvents } from '../platform/events/retention.ts';
import { jobRegistry } from '../platform/jobs/job.ts';
import { deleteUnusedUploads, deleteReleasedFiles } from '../platform/media/sweep.ts';
import { verifyAccounts } from '../platform/ledger/verify-accounts.ts';
import { settleWaitingCredits } from '../platform/ledger/settle-waiting-credits.ts';
import { deleteExpiredCounts } from '../platform/rate-limits/cleanup-job.ts';
import {
  deleteEndedSessions,
  deleteExpiredQrcodes,
  deleteExpiredTokens,
  deleteExpiredVerifications,
} from './auth/cleanup-jobs.ts';
import { attachments } from './chat/attachments.ts';
import { loadRecordCards } from './chat/chat-records.ts';
import { markExpiredMedia } from './chat/expire.ts';
import { loadViews } from './chat/messages.ts';
import { cancelFriend, endFriendship, notifyFriends, notifyOfRemark } from './contacts/friendship.ts';
import { deleteOldResults } from './discover/frozen-results.ts';
import { publishDueDrafts } from './discover/publish-due.ts';
import { groupsToAddFrom } from './contacts/groups-to-add-from.ts';
import { notifyGroupsOfCancellation, notifyGroupsOfProfile } from './groups/changed-users.ts';
import { findGroupsToAddFrom } from './groups/groups-to-add-from.ts';
import { notifyDirectGroup } from './groups/direct.ts';
import { messagePresenter } from './groups/groups.ts';
import { deleteUnusedIcons } from './groups/icons.ts';
import { handOverGroups, loadOwnedGroups } from './groups/owner.ts';
import { readGroupCards } from './groups/group-cards.ts';
import { announceMissedNotifications, pruneNotifications } from './notifications/jobs.ts';
import { accountCancelled, cancellationParts } from './profile/account-cancelled.ts';
import { userBlocked } from './profile/blocks.ts';
import { profileChanged } from './profile/update-user.ts';
import { remarkChanged } from './profile/remarks.ts';
import { announceClaims, announceMissedClaims } from './red-envelopes/announce.ts';
import { loadCards } from './red-envelopes/cards.ts';
import { endDueEnvelopes, endRedEnvelope } from './red-envelopes/end.ts';
import { cancelAuthor } from './social/account-cancelled.ts';
import { processLongFile, processQuickFile } from './social/file-jobs.ts';
import { readRecommended, readShared } from './social/shared-content.ts';
import { closeWallet, loadForfeitedPoints } from './wallet/account-cancelled.ts';
import { askForBindings } from './wallet/binding-status.ts';
import { deleteOldNonces } from './wallet/provider-notifications.ts';
import { askForRedemptions, submitRedemption } from './wallet/redemption-jobs.ts';

// Registers later slices with earlier ones (README, "Layers"). Handlers of one hook run in this order, which follows the lock order.
accountCancelled.add(cancelFriend);
accountCancelled.add(handOverGroups);
accountCancelled.add(cancelAuthor);
accountCancelled.add(notifyGroupsOfCancellation);
cancellationParts.add(loadOwnedGroups);
cancellationParts.add(loadForfeitedPoints);
accountCancelled.add(closeWallet);
profileChanged.add(notifyFriends);
profileChanged.add(notifyGroupsOfProfile);
userBlocked.add(endFriendship);
groupsToAddFrom.provide(findGroupsToAddFrom);
remarkChanged.add(notifyOfRemark);
remarkChanged.add(notifyDirectGroup);
messagePresenter.provide(loadViews);
attachments.set('share_social_author', { field: 'share', load: readShared });
attachments.set('share_social_post', { field: 'share', load: readShared });
attachments.set('recommand', { field: 'share', load: readRecommended });
attachments.set('share_group', { field: 'share', load: readGroupCards });
attachments.set('chat_record', { field: 'chat_record', load: loadRecordCards });
attachments.set('red_envelope', { field: 'red_envelope', load: loadCards });
jobRegistry.add(pruneOldEvents, deleteExpiredCounts);
jobRegistry.add(announceClaims, announceMissedClaims, endRedEnvelope, endDueEnvelopes);
jobRegistry.add(deleteExpiredTokens, deleteEndedSessions, deleteExpiredVerifications, deleteExpiredQrcodes);
jobRegistry.add(announceMissedNotifications, pruneNotifications);
jobRegistry.add(deleteUnusedIcons);
jobRegistry.add(markExpiredMedia, deleteReleasedFiles, deleteUnusedUploads);
jobRegistry.add(deleteOldResults, publishDueDrafts);
jobRegistry.add(processQuickFile, processLongFile);
jobRegistry.add(verifyAccounts, settleWaitingCredits);
jobRegistry.add(submitRedemption, askForRedemptions, askForBindings, deleteOldNonces);
