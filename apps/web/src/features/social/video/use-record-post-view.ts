import { useEffect } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { useSession } from '../../../shared/session/session.ts';

/** Milliseconds of watching that count as a view. */
const VIEW_MS = 2_000;

/** Records a member's view; not awaited, fails silently. */
export function useRecordPostView(id: string): void {
  const { isSignedIn } = useSession();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(() => {
      api.POST('/social/api/posts/{id}/view', { params: { path: { id } } }).catch(() => undefined);
    }, VIEW_MS);
    return () => clearTimeout(timer);
  }, [id, isSignedIn]);
}
