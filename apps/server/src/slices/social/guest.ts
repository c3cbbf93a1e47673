import { GUEST_FEED_PAGE_SIZE } from '@quintet/domain/limits';
import type { Handlers } from '../../platform/http/handler.ts';
import { requirePost } from './access.ts';
import { readAuthor } from './authors.ts';
import { listComments, listSubComments } from './comments.ts';
import { getAuthorCounts } from './counts.ts';
import { refuseGuest } from './follow.ts';
import { listAuthorPosts } from './post-lists.ts';
import { readPost } from './posts.ts';
import { readerScriptOf } from './reader-script.ts';
import { listRecommended } from './recommended.ts';
import { GUEST } from './viewer.ts';

/** Operations for guests (spec §6): every caller, also a signed-in user, gets the view of a guest. */
export const guestHandlers = {
  listGuestRecommended: ({ query, request, services }) =>
    listRecommended(
      services.db,
      { ...GUEST, script: readerScriptOf(request) },
      { limit: GUEST_FEED_PAGE_SIZE, ...query },
    ),

  getGuestPost: async ({ params, services: { db } }) => {
    const { id } = await requirePost(db, GUEST, params.id);
    return readPost(db, GUEST, id);
  },

  listGuestComments: ({ params, query, services }) => listComments(services.db, GUEST, params.id, query),

  listGuestSubComments: ({ params, query, services }) => listSubComments(services.db, GUEST, params.id, query),

  getGuestAuthor: ({ params, services }) => readAuthor(services.db, GUEST, params.id),

  getGuestAuthorCounts: ({ params, services }) => getAuthorCounts(services.db, GUEST, params.id),

  listGuestAuthorPosts: ({ params, query, services }) => listAuthorPosts(services.db, GUEST, params.id, query),

  followAuthorAsGuest: refuseGuest,

  unfollowAuthorAsGuest: refuseGuest,
} satisfies Handlers<'social'>;
