import type { Getter } from 'jotai/vanilla';
import { api } from '../../../shared/requests/api.ts';
import type { Session } from '../../../shared/session/session.ts';
import { incrementAuthorCountAtom } from '../author-counts.ts';
import { allAuthorsAtom } from '../authors.ts';
import { patchAuthorAtom } from '../patch-author.ts';
import { getComment, upsertCommentsAtom } from '../comments/comments.ts';
import { announcePostChange } from '../live-post.ts';
import { postsAtom } from '../posts.ts';
import { patchPostAtom } from '../change-posts.ts';
import type { SocialToggleType } from '../pending-toggles.ts';
import { incrementFollowVersionAtom } from './follow-version.ts';

interface ToggleDefinition {
  /** The state last received from the server; undefined while unknown. */
  isOn(get: Getter, id: string): boolean | undefined;
  /** Sends the request and saves the response. @throws ApiError */
  send(store: Session['store'], id: string, shouldBeOn: boolean): Promise<void>;
}

/** Also sent if the page is closed at once. */
const withId = (id: string) => ({ params: { path: { id } }, keepalive: true });

/** The toggles of the social feature (spec §7), with a request for each state. */
export const SOCIAL_TOGGLES: Record<SocialToggleType, ToggleDefinition> = {
  like: {
    isOn: (get, id) => get(postsAtom).get(id)?.is_liked,
    async send(store, id, wanted) {
      const path = wanted ? '/social/api/posts/{id}/like' : '/social/api/posts/{id}/unlike';
      const { data } = await api.PUT(path, withId(id));
      store.set(patchPostAtom, id, data!.result);
      store.set(incrementAuthorCountAtom, 'me', 'liked', wanted ? 1 : -1);
      announcePostChange(id);
    },
  },
  collect: {
    isOn: (get, id) => get(postsAtom).get(id)?.is_collected,
    async send(store, id, wanted) {
      const path = wanted ? '/social/api/posts/{id}/collect' : '/social/api/posts/{id}/uncollect';
      const { data } = await api.PUT(path, withId(id));
      store.set(patchPostAtom, id, data!.result);
      store.set(incrementAuthorCountAtom, 'me', 'collected', wanted ? 1 : -1);
      announcePostChange(id);
    },
  },
  follow: {
    isOn: (get, id) => get(allAuthorsAtom).get(id)?.is_followed,
    async send(store, id, wanted) {
      const path = wanted ? '/social/api/authors/{id}/follow' : '/social/api/authors/{id}/unfollow';
      const { data } = await api.PUT(path, withId(id));
      store.set(patchAuthorAtom, id, data!.result);
      store.set(incrementAuthorCountAtom, id, 'followers', wanted ? 1 : -1);
      store.set(incrementAuthorCountAtom, 'me', 'followings', wanted ? 1 : -1);
      store.set(incrementFollowVersionAtom);
    },
  },
  'like-comment': {
    isOn: (get, id) => getComment(get, id)?.is_liked,
    async send(store, id, wanted) {
      const path = wanted ? '/social/api/comments/{id}/like' : '/social/api/comments/{id}/unlike';
      const { data } = await api.PUT(path, withId(id));
      store.set(upsertCommentsAtom, [data!.result]);
      announcePostChange(data!.result.post_id);
    },
  },
};

/** Sends a guest's follow or unfollow (spec §7), the only toggle that guests have. */
export async function sendFollowToggleAsGuest(id: string, wanted: boolean): Promise<void> {
  const path = wanted ? '/social/api/guest/authors/{id}/follow' : '/social/api/guest/authors/{id}/unfollow';
  await api.PUT(path, withId(id));
}
