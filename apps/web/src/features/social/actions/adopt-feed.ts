import type { Session } from '../../../shared/session/session.ts';
import { scrollPositionAtom } from '../feed/scroll-positions.ts';
import { replaceListAtom, pagedListAtom } from '../paged-lists.ts';
import { guestRecommended, recommended } from '../post-lists.ts';
import { postsAtom, upsertPostsAtom } from '../posts.ts';

/** Keeps the feed that a guest was reading, and the place in it, for the account that the guest signs in to. */
export function adoptFeed({ store: guest }: Session, { store: member }: Session): void {
  const { ids } = guest.get(pagedListAtom(guestRecommended.key));
  const known = guest.get(postsAtom);
  member.set(
    upsertPostsAtom,
    ids.flatMap((id) => known.get(id) ?? []),
  );
  member.set(replaceListAtom, recommended.key, ids);
  member.get(scrollPositionAtom(recommended.key)).current = guest.get(scrollPositionAtom(guestRecommended.key)).current;
}
