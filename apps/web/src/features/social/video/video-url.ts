import { useCallback } from 'react';
import { createSearchParams, useLocation, useNavigate, useSearchParams } from 'react-router';

/** History state: the list is the entry before, so that going back closes the videos. */
const FROM_LIST_STATE = { isFromList: true };

interface OpenVideo {
  /** The post whose video was opened; null when none is open. */
  readonly openedPostId: string | null;
  close: () => void;
}

/** Whether the URL names a video; after Back it names none although the video feed is still mounted. */
export const isVideoInUrl = (): boolean => new URLSearchParams(location.search).has('video');

/** The current search parameters with this video, or without one. */
function toSearch(video: string | null): URLSearchParams {
  const search = createSearchParams(location.search);
  if (video === null) search.delete('video');
  else search.set('video', video);
  return search;
}

/** Writes the current video into the URL without the router, so that nothing re-renders. The URL of a page without video stays. */
export function replaceVideoInUrl(id: string): void {
  if (isVideoInUrl()) history.replaceState(history.state, '', `?${toSearch(id)}`);
}

/** The open video is in the URL of its list: `?video=p7`. */
export function useVideoUrlState(): OpenVideo {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  // The router knows the opened video; after a remount, e.g. by logging in, the URL names the current one.
  const openedPostId = search.has('video')
    ? (new URLSearchParams(location.search).get('video') ?? search.get('video'))
    : null;
  const isFromList = (state as typeof FROM_LIST_STATE | null)?.isFromList;
  const close = useCallback((): void => {
    if (isFromList) void navigate(-1);
    else setSearch(toSearch(null), { replace: true });
  }, [isFromList, navigate, setSearch]);
  return { openedPostId, close };
}

/** Opens a video of the list; stable while videos change. */
export function useOpenVideo(): (id: string) => void {
  const navigate = useNavigate();
  return useCallback((id) => void navigate({ search: `?${toSearch(id)}` }, { state: FROM_LIST_STATE }), [navigate]);
}
