import { useEffect } from 'react';
import { api } from '../../../shared/api.ts';
import { useSession } from '../../../shared/session.ts';

/** Whoever looks so long has seen it, milliseconds. */
const VIEW_MS = 2_000;

/** Tells the server that a member has seen a video. Nobody waits for it, nor hears of it. */
export function useRecordView(id: string): void {
  const { isSignedIn } = useSession();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(() => {
      api.POST('/social/api/posts/{id}/view', { params: { path: { id } } }).catch(() => undefined);
    }, VIEW_MS);
    return () => clearTimeout(timer);
  }, [id, isSignedIn]);
}
