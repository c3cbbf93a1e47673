import type { Session } from '../../../shared/session/session.ts';
import { feedScrollPositionAtom } from '../feed/scroll-positions.ts';
import { replacePagedListAtom, pagedListAtom } from '../paged-lists.ts';
import { guestRecommendedPostsSource, recommendedPostsSource } from '../post-lists.ts';
import { postsAtom, upsertPostsAtom } from '../posts.ts';

/** Keeps the feed that a guest was reading, and the place in it, for the account that the guest signs in to. */
export function adoptGuestFeed({ store: guest }: Session, { store: member }: Session): void {
  const { ids } = guest.get(pagedListAtom(guestRecommendedPostsSource.key));
  const known = guest.get(postsAtom);
  member.set(
    upsertPostsAtom,
    ids.flatMap((id) => known.get(id) ?? []),
  );
  member.set(replacePagedListAtom, recommendedPostsSource.key, ids);
  member.get(feedScrollPositionAtom(recommendedPostsSource.key)).current = guest.get(
    feedScrollPositionAtom(guestRecommendedPostsSource.key),
  ).current;
}
