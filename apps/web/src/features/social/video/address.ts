import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The list below is the entry before, so that going back closes the videos. */
const FROM_LIST = { isFromList: true };

interface VideoAddress {
  /** The post whose video shows; null when none does. */
  readonly first: string | null;
  /** From the list. */
  open: (id: string) => void;
  /** Another one shows. */
  show: (id: string) => void;
  close: () => void;
}

/** Which video is open is in the address of the list that it was opened from: `?video=p7`. */
export function useVideoAddress(): VideoAddress {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const first = search.get('video');
  return {
    first,
    open: useCallback((id) => setSearch({ video: id }, { state: FROM_LIST }), [setSearch]),
    show: (id) => {
      if (id !== first) setSearch({ video: id }, { replace: true, state });
    },
    close: () => {
      if ((state as typeof FROM_LIST | null)?.isFromList) void navigate(-1);
      else setSearch({}, { replace: true });
    },
  };
}
