import { OwnCountsAndPostsView } from '@quintet/ui/views/social/author/OwnCountsAndPostsView';
import { useAtomValue } from 'jotai/react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { Link } from '../../../shared/navigation/Link.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useAuthorCounts } from '../author-counts.ts';
import { postsByIdAtom } from '../posts.ts';
import { createAuthorPostsSource } from '../post-lists.ts';
import { useLoad } from '../../../shared/loading/use-load.ts';
import { usePagedList } from '../use-paged-list.ts';
import AuthorSheets from './AuthorSheets.tsx';
import { loadAuthor } from './load-author.ts';
import { openAuthorPageSheet } from './author-sheet.ts';

/** The number of latest posts shown. */
const LATEST_COUNT = 12;

/** This user's counts and latest posts. */
export function OwnCountsAndPosts({ id }: { id: string }): ReactNode {
  const session = useSession();
  // A failed load leaves the rest of the page unchanged.
  const { retry } = useLoad(useCallback(() => loadAuthor(session, id), [session, id]));
  const counts = useAuthorCounts(id);
  const { ids, tail, loadMore } = usePagedList(createAuthorPostsSource(id));
  const known = useAtomValue(postsByIdAtom);
  const posts = useMemo(() => ids.slice(0, LATEST_COUNT).flatMap((postId) => known.get(postId) ?? []), [ids, known]);
  return (
    <>
      <OwnCountsAndPostsView
        counts={counts ?? null}
        posts={posts}
        link={Link}
        toHref={(post) => paths.post.href({ id: post.id })}
        hrefs={{
          all: paths.author.href({ id }),
          saved: paths.author.href({ id }, { tab: 'collected' }),
          publish: paths.publish.href(),
        }}
        onFollowings={() => openAuthorPageSheet(id, 'followings')}
        onFollowers={() => openAuthorPageSheet(id, 'followers')}
        onRetry={
          tail === 'failed'
            ? () => {
                retry();
                loadMore();
              }
            : undefined
        }
      />
      <AuthorSheets id={id} />
    </>
  );
}
