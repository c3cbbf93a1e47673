import type { EventStreamRules } from '../platform/events/rules.ts';
import { renderLoginQrcodeEvents, renderSessionsEvents } from './auth/event-renderers.ts';
import {
  renderMessageEvents,
  renderMessageHiddenEvents,
  renderMessageUpdateEvents,
  renderPinEvents,
} from './chat/event-renderers.ts';
import { renderContactEvents, renderContactRemovedEvents } from './contacts/event-renderers.ts';
import { renderDiscoverEvents } from './discover/event-renderers.ts';
import { canShowTypingInGroup } from './groups/access.ts';
import { findOnlineMembersByGroup } from './groups/online-members.ts';
import {
  renderGroupClearedEvents,
  renderGroupRemovedEvents,
  renderGroupEvents,
  renderGroupMembersEvents,
  renderGroupViewedEvents,
} from './groups/event-renderers.ts';
import { renderNotificationEvents } from './notifications/count.ts';
import { renderContactsEvents, renderUserEvents } from './profile/event-renderers.ts';
import { renderRedEnvelopeEvents } from './red-envelopes/cards.ts';
import { renderMaintenanceEvents } from './site/event-renderers.ts';
import { renderPostEvents } from './social/event-renderers.ts';
import { renderBalanceEvents, renderPaymentBindingEvents, renderTradingLogEvents } from './wallet/event-renderers.ts';

/** Renderers of all event kinds, by slice, and the rules of who receives an event. */
export const eventStreamRules: EventStreamRules = {
  renderers: {
    message: renderMessageEvents,
    message_update: renderMessageUpdateEvents,
    message_hidden: renderMessageHiddenEvents,
    view: renderGroupViewedEvents,
    group: renderGroupEvents,
    group_removed: renderGroupRemovedEvents,
    group_cleared: renderGroupClearedEvents,
    members: renderGroupMembersEvents,
    pins: renderPinEvents,
    user: renderUserEvents,
    contact: renderContactEvents,
    contact_removed: renderContactRemovedEvents,
    contacts: renderContactsEvents,
    post: renderPostEvents,
    notification: renderNotificationEvents,
    balance: renderBalanceEvents,
    trading_log: renderTradingLogEvents,
    binding: renderPaymentBindingEvents,
    red_envelope: renderRedEnvelopeEvents,
    discover: renderDiscoverEvents,
    login_qrcode: renderLoginQrcodeEvents,
    sessions: renderSessionsEvents,
    maintenance: renderMaintenanceEvents,
  },
  findMembers: findOnlineMembersByGroup,
  canType: canShowTypingInGroup,
};
