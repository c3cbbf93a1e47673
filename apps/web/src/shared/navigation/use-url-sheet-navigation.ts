import { countHistoryStepsToPreviousPage } from '@quintet/ui/use-back-to-close';
import { useLocation, useNavigate } from 'react-router';
import { isOpenedInApp, OPENED_IN_APP_STATE } from './opened-in-app.ts';

interface UrlSheet<Name> {
  readonly open: (name: Name) => void;
  /** Replaces the open sheet. */
  readonly change: (name: Name) => void;
  readonly close: () => void;
}

/** Opens and closes sheets that the URL names, so that links open them and going back closes them. `home` is the page without a sheet. */
export function useUrlSheetNavigation<Name>(toHref: (name: Name) => string, home: string): UrlSheet<Name> {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const isOpenedHere = isOpenedInApp(state);
  return {
    open: (name) => void navigate(toHref(name), { state: OPENED_IN_APP_STATE }),
    change: (name) => void navigate(toHref(name), { replace: true, state: isOpenedHere ? OPENED_IN_APP_STATE : null }),
    // A step within the sheet has an entry of its own.
    close: () => void (isOpenedHere ? navigate(-countHistoryStepsToPreviousPage()) : navigate(home, { replace: true })),
  };
}
