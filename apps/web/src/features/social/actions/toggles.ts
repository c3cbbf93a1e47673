import type { Getter } from 'jotai/vanilla';
import { api } from '../../../shared/api.ts';
import type { Session } from '../../../shared/session.ts';
import { authorIn, countAtom, patchAuthorAtom } from '../authors.ts';
import { commentIn, keepCommentsAtom } from '../comments/comments.ts';
import { patchPostAtom, postsAtom } from '../posts.ts';
import type { SwitchKind } from '../pending-toggles.ts';
import { noteFollowAtom } from './follow-version.ts';

interface Switch {
  /** By what the server said last; undefined while nothing is known of it. */
  isOn(get: Getter, id: string): boolean | undefined;
  /** Asks the server and takes in what it answers. @throws ApiError */
  turn(store: Session['store'], id: string, wanted: boolean): Promise<void>;
}

const idIn = (id: string) => ({ params: { path: { id } } });

/** The switches of the social part (spec §7), each turned on and off by two calls. */
export const SWITCHES: Record<SwitchKind, Switch> = {
  like: {
    isOn: (get, id) => get(postsAtom).get(id)?.is_liked,
    async turn(store, id, wanted) {
      const path = wanted ? '/social/api/posts/{id}/like' : '/social/api/posts/{id}/unlike';
      const { data } = await api.PUT(path, idIn(id));
      store.set(patchPostAtom, id, data!.result);
      store.set(countAtom, 'me', 'liked', wanted ? 1 : -1);
    },
  },
  collect: {
    isOn: (get, id) => get(postsAtom).get(id)?.is_collected,
    async turn(store, id, wanted) {
      const path = wanted ? '/social/api/posts/{id}/collect' : '/social/api/posts/{id}/uncollect';
      const { data } = await api.PUT(path, idIn(id));
      store.set(patchPostAtom, id, data!.result);
      store.set(countAtom, 'me', 'collected', wanted ? 1 : -1);
    },
  },
  follow: {
    isOn: (get, id) => authorIn(get, id)?.is_followed,
    async turn(store, id, wanted) {
      const path = wanted ? '/social/api/authors/{id}/follow' : '/social/api/authors/{id}/unfollow';
      const { data } = await api.PUT(path, idIn(id));
      store.set(patchAuthorAtom, id, data!.result);
      store.set(countAtom, id, 'followers', wanted ? 1 : -1);
      store.set(countAtom, 'me', 'followings', wanted ? 1 : -1);
      store.set(noteFollowAtom);
    },
  },
  'like-comment': {
    isOn: (get, id) => commentIn(get, id)?.is_liked,
    async turn(store, id, wanted) {
      const path = wanted ? '/social/api/comments/{id}/like' : '/social/api/comments/{id}/unlike';
      const { data } = await api.PUT(path, idIn(id));
      store.set(keepCommentsAtom, [data!.result]);
    },
  },
};

/** The guest's variant of a call, where there is one (spec §7). */
export async function askAsGuest(kind: SwitchKind, id: string, wanted: boolean): Promise<void> {
  if (kind !== 'follow') return;
  const path = wanted ? '/social/api/guest/authors/{id}/follow' : '/social/api/guest/authors/{id}/unfollow';
  await api.PUT(path, idIn(id));
}
