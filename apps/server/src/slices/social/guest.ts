import { GUEST_FEED_PAGE } from '@quintet/domain/limits';
import type { Handlers } from '../../http/handler.ts';
import { requirePost } from './access.ts';
import { readAuthor } from './authors.ts';
import { listComments, listSubComments } from './comments.ts';
import { countOfAuthor } from './counts.ts';
import { refuseGuest } from './follow.ts';
import { listAuthorPosts } from './post-lists.ts';
import { readPost } from './posts.ts';
import { listRecommended } from './recommended.ts';
import { asGuest } from './viewer.ts';

/** What guests may look at (spec §6): whoever asks here sees what a guest sees. */
export const guestHandlers = {
  listGuestRecommended: ({ caller, query, services }) =>
    listRecommended(services.db, asGuest(caller), { limit: GUEST_FEED_PAGE, ...query }),

  getGuestPost: async ({ caller, params, services: { db } }) => {
    const { id } = await requirePost(db, asGuest(caller), params.id);
    return readPost(db, asGuest(caller), id);
  },

  listGuestComments: ({ caller, params, query, services }) =>
    listComments(services.db, asGuest(caller), params.id, query),

  listGuestSubComments: ({ caller, params, query, services }) =>
    listSubComments(services.db, asGuest(caller), params.id, query),

  getGuestAuthor: ({ caller, params, services }) => readAuthor(services.db, asGuest(caller), params.id),

  getGuestAuthorCounts: ({ caller, params, services }) => countOfAuthor(services.db, asGuest(caller), params.id),

  listGuestAuthorPosts: ({ caller, params, query, services }) =>
    listAuthorPosts(services.db, asGuest(caller), params.id, query),

  followAuthorAsGuest: refuseGuest,

  unfollowAuthorAsGuest: refuseGuest,
} satisfies Handlers<'social'>;
