import type { SliceRegistry } from '../platform/http/routes.ts';
import type { Complete } from '../platform/http/handler.ts';
import { authHandlers } from './auth/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import { serveFiles } from './chat/serve-files.ts';
import { contactsHandlers } from './contacts/handlers.ts';
import { groupsHandlers } from './groups/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { siteHandlers } from './site/handlers.ts';
import { socialHandlers } from './social/handlers.ts';
import { servePostMedia } from './social/serve-media.ts';
import './registrations.ts';
import { streamRules } from './stream-rules.ts';
import { NOT_IMPLEMENTED } from './not-implemented.ts';

const handlers = {
  ...authHandlers,
  ...siteHandlers,
  ...profileHandlers,
  ...contactsHandlers,
  ...groupsHandlers,
  ...chatHandlers,
  ...socialHandlers,
} satisfies Complete<(typeof NOT_IMPLEMENTED)[number]>;

/** Maps every operation of the contract to its handler, or lists it as not implemented; also registers the media routes. */
export const registry: SliceRegistry = {
  handlers,
  unserved: NOT_IMPLEMENTED,
  streamRules,
  routes: [serveFiles, servePostMedia],
};
