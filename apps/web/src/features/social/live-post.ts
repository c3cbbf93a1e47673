import { withNewestPage } from '@quintet/domain/social/newest-page';
import { useEffect } from 'react';
import { useSession, type Session } from '../../shared/session/session.ts';
import { createPostCommentsSource } from './comments/comment-lists.ts';
import { changePagedListAtom, pagedListAtomFamily } from './paged-lists.ts';
import { fetchPost } from './post/load-post.ts';
import { postsByIdAtom, upsertPostsAtom } from './posts.ts';

const CHANNEL = 'quintet.posts';

/** Tells other tabs that this tab has changed the reactions to a post or its comments. */
export function notifyTabsOfPostChange(id: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(id);
  channel.close();
}

/** Reads an open post and its newest comments again. What this tab has changed meanwhile stays. @throws ApiError */
async function refreshPost(session: Session, id: string): Promise<void> {
  const { store } = session;
  const comments = createPostCommentsSource(id);
  const shown = { post: store.get(postsByIdAtom).get(id), ids: store.get(pagedListAtomFamily(comments.key)).ids };
  const [post, page] = await Promise.all([fetchPost(session, id), comments.load(store.set, undefined)]);
  if (store.get(postsByIdAtom).get(id) === shown.post) store.set(upsertPostsAtom, [post]);
  store.set(changePagedListAtom, comments.key, (list) =>
    list.ids === shown.ids ? withNewestPage(list, { ids: page.list.map((each) => each.id), next: page.next_id }) : {},
  );
}

/** Keeps an open post current: after changes in other tabs, and when its reader comes back to it. */
export function useRefreshOpenPost(id: string): void {
  const session = useSession();
  useEffect(() => {
    let refreshing: Promise<void> | null = null;
    const refresh = (): Promise<void> =>
      (refreshing ??= refreshPost(session, id)
        .catch(() => undefined)
        .finally(() => (refreshing = null)));
    const onReturn = (): void => {
      if (!document.hidden) void refresh();
    };
    const channel = new BroadcastChannel(CHANNEL);
    // A refresh that is under way may have missed this change.
    channel.onmessage = ({ data }) => data === id && !document.hidden && void Promise.resolve(refreshing).then(refresh);
    addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      channel.close();
      removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [session, id]);
}
