import { OwnPostList } from '@quintet/ui/views/social/OwnPostList';
import { useAtomValue } from 'jotai/react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { Link } from '../../../shared/navigation/Link.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useAuthorCounts } from '../author-counts.ts';
import { postsAtom } from '../posts.ts';
import { createAuthorPostsSource } from '../post-lists.ts';
import { useLoadStatus } from '../../../shared/loading/use-load-on-mount.ts';
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
  useLoadStatus(useCallback(() => loadAuthor(session, id), [session, id]));
  const counts = useAuthorCounts(id);
  const { ids } = usePagedList(createAuthorPostsSource(id));
  const known = useAtomValue(postsAtom);
  const posts = useMemo(() => ids.slice(0, LATEST_COUNT).flatMap((postId) => known.get(postId) ?? []), [ids, known]);
  return (
    <>
      <OwnPostList
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
      />
      <AuthorSheets id={id} />
    </>
  );
}
