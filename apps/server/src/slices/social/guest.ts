import { GUEST_FEED_PAGE_SIZE } from '@quintet/domain/limits';
import type { SliceHandlers } from '../../platform/http/handler.ts';
import { requireVisiblePost } from './post-access.ts';
import { readAuthor } from './authors.ts';
import { listComments, listSubComments } from './comments.ts';
import { getAuthorCounts } from './counts.ts';
import { throwGuestLimitError } from './follow.ts';
import { listAuthorPosts } from './post-lists.ts';
import { readPost } from './posts.ts';
import { getPreferredWritingScript } from './preferred-writing-script.ts';
import { listRecommendedPosts } from './recommended.ts';
import { GUEST_VIEWER } from './viewer.ts';

/** Operations for guests (spec §6): every caller, also a signed-in user, gets the view of a guest. */
export const guestHandlers = {
  listGuestRecommended: ({ query, request, services }) =>
    listRecommendedPosts(
      services.db,
      { ...GUEST_VIEWER, script: getPreferredWritingScript(request) },
      { limit: GUEST_FEED_PAGE_SIZE, ...query },
    ),

  getGuestPost: async ({ params, services: { db } }) => {
    const { id } = await requireVisiblePost(db, GUEST_VIEWER, params.id);
    return readPost(db, GUEST_VIEWER, id);
  },

  listGuestComments: ({ params, query, services }) => listComments(services.db, GUEST_VIEWER, params.id, query),

  listGuestSubComments: ({ params, query, services }) => listSubComments(services.db, GUEST_VIEWER, params.id, query),

  getGuestAuthor: ({ params, services }) => readAuthor(services.db, GUEST_VIEWER, params.id),

  getGuestAuthorCounts: ({ params, services }) => getAuthorCounts(services.db, GUEST_VIEWER, params.id),

  listGuestAuthorPosts: ({ params, query, services }) => listAuthorPosts(services.db, GUEST_VIEWER, params.id, query),

  followAuthorAsGuest: throwGuestLimitError,

  unfollowAuthorAsGuest: throwGuestLimitError,
} satisfies SliceHandlers<'social'>;
