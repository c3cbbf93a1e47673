import { useLocation, useNavigate } from 'react-router';

/** History state of a sheet opened inside the app: closing it goes back. */
export const OPENED_HERE_STATE = { isOpenedHere: true } as const;

interface AddressedSheet<Name> {
  readonly open: (name: Name) => void;
  /** Replaces the open sheet. */
  readonly change: (name: Name) => void;
  readonly close: () => void;
}

/** Opens and closes sheets that the URL names, so that links open them and going back closes them. `home` is the page without a sheet. */
export function useAddressedSheet<Name>(toHref: (name: Name) => string, home: string): AddressedSheet<Name> {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const isOpenedHere = typeof state === 'object' && state !== null && 'isOpenedHere' in state;
  return {
    open: (name) => void navigate(toHref(name), { state: OPENED_HERE_STATE }),
    change: (name) => void navigate(toHref(name), { replace: true, state: isOpenedHere ? OPENED_HERE_STATE : null }),
    close: () => void (isOpenedHere ? navigate(-1) : navigate(home, { replace: true })),
  };
}
