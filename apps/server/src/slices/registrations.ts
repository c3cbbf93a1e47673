import { pruneOldEvents } from '../platform/events/retention.ts';
import { jobRegistry } from '../platform/jobs/job.ts';
import { sweepIncomingFiles, sweepOldFiles } from '../platform/media/sweep.ts';
import { deleteExpiredCounts } from '../platform/rate-limits/cleanup-job.ts';
import {
  deleteEndedSessions,
  deleteExpiredQrcodes,
  deleteExpiredTokens,
  deleteExpiredVerifications,
} from './auth/cleanup-jobs.ts';
import { attachments } from './chat/attachments.ts';
import { expireOldMedia } from './chat/expire.ts';
import { loadViews } from './chat/messages.ts';
import { cancelFriend, endFriendship, notifyFriends, notifyOfRemark } from './contacts/friendship.ts';
import { groupsToAddFrom } from './contacts/groups-to-add-from.ts';
import { notifyGroupsOfCancellation } from './groups/account-cancelled.ts';
import { findGroupsToAddFrom } from './groups/add-friend.ts';
import { notifyDirectGroup } from './groups/direct.ts';
import { messagePresenter } from './groups/groups.ts';
import { deleteUnusedIcons } from './groups/icons.ts';
import { leaveRoles } from './groups/owner.ts';
import { readSharedGroups } from './groups/shared-groups.ts';
import { accountCancelled } from './profile/account-cancelled.ts';
import { userBlocked } from './profile/blocks.ts';
import { profileChanged } from './profile/change.ts';
import { remarkChanged } from './profile/remarks.ts';
import { cancelAuthor } from './social/account-cancelled.ts';
import { processLongFile, processQuickFile } from './social/file-jobs.ts';
import { readRecommended, readShared } from './social/shared-content.ts';

// Registers later slices with earlier ones (README, "Layers"). Handlers of one hook run in this order, which follows the lock order.
accountCancelled.add(cancelFriend);
accountCancelled.add(leaveRoles);
accountCancelled.add(cancelAuthor);
accountCancelled.add(notifyGroupsOfCancellation);
profileChanged.add(notifyFriends);
userBlocked.add(endFriendship);
groupsToAddFrom.provide(findGroupsToAddFrom);
remarkChanged.add(notifyOfRemark);
remarkChanged.add(notifyDirectGroup);
messagePresenter.provide(loadViews);
attachments.set('share_social_author', readShared);
attachments.set('share_social_post', readShared);
attachments.set('recommand', readRecommended);
attachments.set('share_group', readSharedGroups);
jobRegistry.add(pruneOldEvents, deleteExpiredCounts);
jobRegistry.add(deleteExpiredTokens, deleteEndedSessions, deleteExpiredVerifications, deleteExpiredQrcodes);
jobRegistry.add(deleteUnusedIcons);
jobRegistry.add(expireOldMedia, sweepOldFiles, sweepIncomingFiles);
jobRegistry.add(processQuickFile, processLongFile);
