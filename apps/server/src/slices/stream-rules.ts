import type { StreamRules } from '../platform/events/rules.ts';
import { renderLoginQrcodeEvents } from './auth/event-renderers.ts';
import { renderMessageEvents, renderMessageUpdateEvents, renderPinEvents } from './chat/event-renderers.ts';
import { renderContactEvents, renderContactRemovedEvents } from './contacts/event-renderers.ts';
import { canType } from './groups/access.ts';
import { findMembersAmong } from './groups/online-members.ts';
import {
  renderClearedEvents,
  renderGroupRemovedEvents,
  renderGroupEvents,
  renderMembersEvents,
  renderViewEvents,
} from './groups/event-renderers.ts';
import { renderContactsEvents, renderUserEvents } from './profile/event-renderers.ts';
import { renderMaintenanceEvents } from './site/event-renderers.ts';
import { renderPostEvents } from './social/event-renderers.ts';

/** Renderers of all event kinds, by slice, and the rules of who receives an event. */
export const streamRules: StreamRules = {
  renderers: {
    message: renderMessageEvents,
    message_update: renderMessageUpdateEvents,
    view: renderViewEvents,
    group: renderGroupEvents,
    group_removed: renderGroupRemovedEvents,
    group_cleared: renderClearedEvents,
    members: renderMembersEvents,
    pins: renderPinEvents,
    user: renderUserEvents,
    contact: renderContactEvents,
    contact_removed: renderContactRemovedEvents,
    contacts: renderContactsEvents,
    post: renderPostEvents,
    login_qrcode: renderLoginQrcodeEvents,
    maintenance: renderMaintenanceEvents,
  },
  findMembers: findMembersAmong,
  canType,
};
