import { ApiError } from '@quintet/api/error';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLoad } from '../../../shared/loading/use-load.ts';
import { api } from '../../../shared/requests/api.ts';
import { useSession } from '../../../shared/session/session.ts';
import { upsertCommentsAtom, useComment } from './comments.ts';

const GONE = 'api.data_not_exist';

interface LinkedComment {
  readonly id: string;
  /** The comment under which it is; null for a comment on the post. */
  readonly parentId: string | null;
}

/** The comment that the URL names, or null; `isMissing`: it was deleted, or this user may not see it. Guests get no links to comments. */
export function useLinkedComment(postId: string): { linked: LinkedComment | null; isMissing: boolean } {
  const { isSignedIn, store } = useSession();
  const named = useSearchParams()[0].get('comment');
  const id = isSignedIn ? named : null;
  const [linked, setLinked] = useState<LinkedComment | null>(null);
  const load = useCallback(async () => {
    if (id === null) return;
    const { data } = await api.GET('/social/api/comments/{id}', { params: { path: { id } } });
    const { comment, parent } = data!.result;
    if (comment.post_id !== postId) throw new ApiError({ code: GONE, status: 404, operation: 'getComment' });
    store.set(upsertCommentsAtom, parent ? [comment, parent] : [comment]);
    setLinked({ id, parentId: parent?.id ?? null });
  }, [id, postId, store]);
  const { error } = useLoad(load);
  // Deleted, or its author blocked, while the page is open.
  const isHidden = useComment(linked?.id ?? '') === undefined;
  const isShown = linked !== null && linked.id === id && !isHidden;
  const isGone = error instanceof ApiError && error.code === GONE;
  return { linked: isShown ? linked : null, isMissing: isGone || (linked !== null && linked.id === id && isHidden) };
}
