import { useCallback } from 'react';
import { createSearchParams, useLocation, useNavigate, useSearchParams } from 'react-router';

/** The list below is the entry before, so that going back closes the videos. */
const FROM_LIST_STATE = { isFromList: true };

interface OpenVideo {
  /** The post whose video was opened; null when none is. */
  readonly first: string | null;
  close: () => void;
}

/** Whether one is looking at the videos of a list. */
export const isVideoOpen = (): boolean => new URLSearchParams(location.search).has('video');

/** The address of the list that one is at, with this video over it, or none. */
function toSearch(video: string | null): URLSearchParams {
  const search = createSearchParams(location.search);
  if (video === null) search.delete('video');
  else search.set('video', video);
  return search;
}

/** Another one shows. Past the router: nothing that it draws depends on which. */
export function replaceVideoInUrl(id: string): void {
  history.replaceState(history.state, '', `?${toSearch(id)}`);
}

/** Which video is open is in the address of the list that it was opened from: `?video=p7`. */
export function useVideoUrl(): OpenVideo {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  // The router knows the one that was opened; a screen that begins anew, after logging in, goes on with the one that shows.
  const first = search.has('video') ? (new URLSearchParams(location.search).get('video') ?? search.get('video')) : null;
  const isFromList = (state as typeof FROM_LIST_STATE | null)?.isFromList;
  const close = useCallback((): void => {
    if (isFromList) void navigate(-1);
    else setSearch(toSearch(null), { replace: true });
  }, [isFromList, navigate, setSearch]);
  return { first, close };
}

/** Opens a video from the list; stays the same while others show. */
export function useOpenVideo(): (id: string) => void {
  const navigate = useNavigate();
  return useCallback((id) => void navigate({ search: `?${toSearch(id)}` }, { state: FROM_LIST_STATE }), [navigate]);
}
