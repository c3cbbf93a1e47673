import type { Renderers } from '../platform/events/render.ts';
import { renderLoginQrcodes } from './auth/stream.ts';
import { renderCleared, renderMessages, renderMessageUpdates, renderPins } from './chat/stream.ts';
import { renderGroupRemovals, renderGroups, renderMembers, renderViews } from './groups/stream.ts';
import { renderContacts, renderUsers } from './profile/stream.ts';
import { renderMaintenance } from './site/stream.ts';
import { renderPosts } from './social/stream.ts';

/** What clients are told of over the event stream, each by its slice. */
export const streamed: Renderers = {
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
};
