import type { SliceRegistry } from '../platform/http/routes.ts';
import type { AllOperationHandlers } from '../platform/http/handler.ts';
import { authHandlers } from './auth/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import { registerMessageFileRoutes } from './chat/message-file-routes.ts';
import { contactsHandlers } from './contacts/handlers.ts';
import { discoverHandlers } from './discover/handlers.ts';
import { groupsHandlers } from './groups/handlers.ts';
import { notificationsHandlers } from './notifications/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { redEnvelopeHandlers } from './red-envelopes/handlers.ts';
import { siteHandlers } from './site/handlers.ts';
import { socialHandlers } from './social/handlers.ts';
import { registerPostMediaRoutes } from './social/post-media-routes.ts';
import './compose-slices.ts';
import { eventStreamRules } from './stream-rules.ts';
import { walletHandlers } from './wallet/handlers.ts';
import { registerPaymentNotificationRoutes } from './wallet/provider-notifications.ts';

const handlers = {
  ...authHandlers,
  ...siteHandlers,
  ...profileHandlers,
  ...contactsHandlers,
  ...groupsHandlers,
  ...chatHandlers,
  ...socialHandlers,
  ...walletHandlers,
  ...redEnvelopeHandlers,
  ...notificationsHandlers,
  ...discoverHandlers,
} satisfies AllOperationHandlers;

/** Maps every operation of the contract to its handler; also registers the media routes. */
export const sliceRegistry: SliceRegistry = {
  handlers,
  streamRules: eventStreamRules,
  routes: [registerMessageFileRoutes, registerPostMediaRoutes, registerPaymentNotificationRoutes],
};
