import type { EventStreamRules } from '../platform/events/rules.ts';
import { presentLoginQrcodeEvents, presentSessionsChangedEvents } from './auth/event-presenters.ts';
import {
  presentMessageEvents,
  presentMessageHiddenEvents,
  presentMessageUpdateEvents,
  presentPinEvents,
} from './chat/event-presenters.ts';
import { presentContactEvents, presentContactRemovedEvents } from './contacts/event-presenters.ts';
import { presentDiscoverChangedEvents } from './discover/event-presenters.ts';
import { canShowTypingInGroup } from './groups/group-actions.ts';
import { findOnlineMembersByGroup } from './groups/online-members.ts';
import {
  presentGroupClearedEvents,
  presentGroupRemovedEvents,
  presentGroupEvents,
  presentGroupMembersEvents,
  presentGroupViewedEvents,
} from './groups/event-presenters.ts';
import { presentNotificationCountEvents } from './notifications/count.ts';
import { presentContactsChangedEvents, presentUserEvents } from './profile/event-presenters.ts';
import { presentRedEnvelopeEvents } from './red-envelopes/cards.ts';
import { presentMaintenanceEvents } from './site/event-presenters.ts';
import { presentPostEvents } from './social/event-presenters.ts';
import {
  presentBalanceEvents,
  presentPaymentBindingEvents,
  presentTradingLogEvents,
} from './wallet/event-presenters.ts';

/** Presenters of all event kinds, by slice, and the rules of who receives an event. */
export const eventStreamRules: EventStreamRules = {
  presenters: {
    message: presentMessageEvents,
    message_update: presentMessageUpdateEvents,
    message_hidden: presentMessageHiddenEvents,
    view: presentGroupViewedEvents,
    group: presentGroupEvents,
    group_removed: presentGroupRemovedEvents,
    group_cleared: presentGroupClearedEvents,
    members: presentGroupMembersEvents,
    pins: presentPinEvents,
    user: presentUserEvents,
    contact: presentContactEvents,
    contact_removed: presentContactRemovedEvents,
    contacts: presentContactsChangedEvents,
    post: presentPostEvents,
    notification: presentNotificationCountEvents,
    balance: presentBalanceEvents,
    trading_log: presentTradingLogEvents,
    binding: presentPaymentBindingEvents,
    red_envelope: presentRedEnvelopeEvents,
    discover: presentDiscoverChangedEvents,
    login_qrcode: presentLoginQrcodeEvents,
    sessions: presentSessionsChangedEvents,
    maintenance: presentMaintenanceEvents,
  },
  findMembers: findOnlineMembersByGroup,
  canType: canShowTypingInGroup,
};
