import type { Getter } from 'jotai/vanilla';
import { api } from '../../../shared/requests/api.ts';
import type { Session } from '../../../shared/session/session.ts';
import { incrementAuthorCountAtom } from '../author-counts.ts';
import { authorsByIdAtom } from '../authors.ts';
import { patchAuthorAtom } from '../patch-author.ts';
import { getComment, upsertCommentsAtom } from '../comments/comments.ts';
import { notifyTabsOfPostChange } from '../live-post.ts';
import { postsByIdAtom } from '../posts.ts';
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

type PostTogglePath = `/social/api/posts/{id}/${'like' | 'unlike' | 'collect' | 'uncollect'}`;

/** A toggle of a post, with the paths that switch it on and off. `list` of the user's own page counts it. */
const createPostToggle = (
  field: 'is_liked' | 'is_collected',
  list: 'liked' | 'collected',
  [on, off]: readonly [PostTogglePath, PostTogglePath],
): ToggleDefinition => ({
  isOn: (get, id) => get(postsByIdAtom).get(id)?.[field],
  async send(store, id, shouldBeOn) {
    const { data } = await api.PUT(shouldBeOn ? on : off, withId(id));
    store.set(patchPostAtom, id, data!.result);
    store.set(incrementAuthorCountAtom, 'me', list, shouldBeOn ? 1 : -1);
    notifyTabsOfPostChange(id);
  },
});

/** The toggles of the social feature (spec §7), with a request for each state. */
export const SOCIAL_TOGGLES: Record<SocialToggleType, ToggleDefinition> = {
  like: createPostToggle('is_liked', 'liked', ['/social/api/posts/{id}/like', '/social/api/posts/{id}/unlike']),
  collect: createPostToggle('is_collected', 'collected', [
    '/social/api/posts/{id}/collect',
    '/social/api/posts/{id}/uncollect',
  ]),
  follow: {
    isOn: (get, id) => get(authorsByIdAtom).get(id)?.is_followed,
    async send(store, id, isOn) {
      const path = isOn ? '/social/api/authors/{id}/follow' : '/social/api/authors/{id}/unfollow';
      const { data } = await api.PUT(path, withId(id));
      store.set(patchAuthorAtom, id, data!.result);
      store.set(incrementAuthorCountAtom, id, 'followers', isOn ? 1 : -1);
      store.set(incrementAuthorCountAtom, 'me', 'followings', isOn ? 1 : -1);
      store.set(incrementFollowVersionAtom);
    },
  },
  'like-comment': {
    isOn: (get, id) => getComment(get, id)?.is_liked,
    async send(store, id, isOn) {
      const path = isOn ? '/social/api/comments/{id}/like' : '/social/api/comments/{id}/unlike';
      const { data } = await api.PUT(path, withId(id));
      store.set(upsertCommentsAtom, [data!.result]);
      notifyTabsOfPostChange(data!.result.post_id);
    },
  },
};

/** Sends a guest's follow or unfollow (spec §7), the only toggle that guests have. */
export async function sendFollowToggleAsGuest(id: string, isOn: boolean): Promise<void> {
  const path = isOn ? '/social/api/guest/authors/{id}/follow' : '/social/api/guest/authors/{id}/unfollow';
  await api.PUT(path, withId(id));
}
