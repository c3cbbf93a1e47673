import type { StreamRules } from '../platform/events/rules.ts';
import { renderLoginQrcodes } from './auth/stream.ts';
import { renderMessages, renderMessageUpdates, renderPins } from './chat/stream.ts';
import { canType } from './groups/access.ts';
import { findMembersAmong } from './groups/online-members.ts';
import { renderCleared, renderGroupRemovals, renderGroups, renderMembers, renderViews } from './groups/stream.ts';
import { renderContacts, renderUsers } from './profile/stream.ts';
import { renderMaintenance } from './site/stream.ts';
import { renderPosts } from './social/stream.ts';

/** What clients are told of over the event stream, each by its slice, and who is told. */
export const streamed: StreamRules = {
  renderers: {
    message: renderMessages,
    message_update: renderMessageUpdates,
    view: renderViews,
    group: renderGroups,
    group_removed: renderGroupRemovals,
    group_cleared: renderCleared,
    members: renderMembers,
    pins: renderPins,
    user: renderUsers,
    contacts: renderContacts,
    post: renderPosts,
    login_qrcode: renderLoginQrcodes,
    maintenance: renderMaintenance,
  },
  findMembers: findMembersAmong,
  canType,
};
