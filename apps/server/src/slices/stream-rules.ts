import type { StreamRules } from '../platform/events/rules.ts';
import { renderLoginQrcodes } from './auth/event-renderers.ts';
import { renderMessages, renderMessageUpdates, renderPins } from './chat/event-renderers.ts';
import { renderContact, renderContactRemovals } from './contacts/event-renderers.ts';
import { canType } from './groups/access.ts';
import { findMembersAmong } from './groups/online-members.ts';
import {
  renderCleared,
  renderGroupRemovals,
  renderGroups,
  renderMembers,
  renderViews,
} from './groups/event-renderers.ts';
import { renderContacts, renderUsers } from './profile/event-renderers.ts';
import { renderMaintenance } from './site/event-renderers.ts';
import { renderPosts } from './social/event-renderers.ts';

/** Renderers of all event kinds, by slice, and the rules of who receives an event. */
export const streamRules: StreamRules = {
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
    contact: renderContact,
    contact_removed: renderContactRemovals,
    contacts: renderContacts,
    post: renderPosts,
    login_qrcode: renderLoginQrcodes,
    maintenance: renderMaintenance,
  },
  findMembers: findMembersAmong,
  canType,
};
