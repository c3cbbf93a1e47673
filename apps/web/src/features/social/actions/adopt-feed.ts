import type { Session } from '../../../shared/session/session.ts';
import { feedScrollRefAtomFamily } from '../feed/scroll-positions.ts';
import { replacePagedListAtom, pagedListAtomFamily } from '../paged-lists.ts';
import { guestRecommendedPostsSource, recommendedPostsSource } from '../post-lists.ts';
import { postsByIdAtom, upsertPostsAtom } from '../posts.ts';

/** Keeps the feed that a guest was reading, and the place in it, for the account that the guest signs in to. */
export function adoptGuestFeed({ store: guest }: Session, { store: member }: Session): void {
  const { ids } = guest.get(pagedListAtomFamily(guestRecommendedPostsSource.key));
  const known = guest.get(postsByIdAtom);
  member.set(
    upsertPostsAtom,
    ids.flatMap((id) => known.get(id) ?? []),
  );
  member.set(replacePagedListAtom, recommendedPostsSource.key, ids);
  member.get(feedScrollRefAtomFamily(recommendedPostsSource.key)).current = guest.get(
    feedScrollRefAtomFamily(guestRecommendedPostsSource.key),
  ).current;
}
