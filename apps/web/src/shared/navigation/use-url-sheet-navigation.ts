import { countHistoryStepsBack } from '@quintet/ui/use-back-to-close';
import { useLocation, useNavigate } from 'react-router';

/** History state of a sheet opened inside the app: closing it goes back. */
export const OPENED_IN_APP_STATE = { isOpenedHere: true } as const;
/** Type only: for pages that set this state without loading this module. */
export type OpenedInAppState = typeof OPENED_IN_APP_STATE;

interface AddressedSheet<Name> {
  readonly open: (name: Name) => void;
  /** Replaces the open sheet. */
  readonly change: (name: Name) => void;
  readonly close: () => void;
}

/** Opens and closes sheets that the URL names, so that links open them and going back closes them. `home` is the page without a sheet. */
export function useUrlSheetNavigation<Name>(toHref: (name: Name) => string, home: string): AddressedSheet<Name> {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const isOpenedHere = typeof state === 'object' && state !== null && 'isOpenedHere' in state;
  return {
    open: (name) => void navigate(toHref(name), { state: OPENED_IN_APP_STATE }),
    change: (name) => void navigate(toHref(name), { replace: true, state: isOpenedHere ? OPENED_IN_APP_STATE : null }),
    // A step within the sheet has an entry of its own.
    close: () => void (isOpenedHere ? navigate(-countHistoryStepsBack()) : navigate(home, { replace: true })),
  };
}
