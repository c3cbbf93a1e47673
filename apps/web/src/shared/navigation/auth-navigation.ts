import { useLocation, useNavigate, type Location } from 'react-router';
import { paths } from './paths.ts';

/** State that login screens pass on in history entries, so it survives a reload and going back. */
export interface AuthHistoryState {
  /** The page on which a guest was asked to log in. */
  readonly returnTo?: string;
  /** A step of a screen that has no URL of its own. */
  readonly step?: string | undefined;
  /** The URL of the previous entry, when that entry is a step of the same flow. */
  readonly previous?: string;
}

const isObject = (state: unknown): state is AuthHistoryState => typeof state === 'object' && state !== null;

export function useAuthHistoryState(): AuthHistoryState {
  const { state } = useLocation() as { state: unknown };
  return isObject(state) ? state : {};
}

const pathOf = ({ pathname, search }: Location): string => pathname + search;

/** The state for a link to the login screens that returns here after signing in. */
export const toAuthReturnState = (location: Location): AuthHistoryState => ({
  returnTo: pathOf(location) + location.hash,
  previous: pathOf(location),
});

/** The URL to open after signing in: the page that asked for it, else home (spec §2). */
export const useReturnToUrl = (home: string = paths.homeRecommend.href()): string =>
  useAuthHistoryState().returnTo ?? home;

interface AuthNavigation {
  /** Opens the next screen or step of the flow; `replace` replaces the current entry. */
  go: (href: string, options?: { replace?: boolean; step?: string }) => void;
  /** Goes back to the previous screen of the flow, or to `href` when there is none. */
  back: (href: string) => void;
  /** Goes back to `href`, even when it is not the previous entry. */
  backTo: (href: string) => void;
}

/** Navigates between login screens and keeps the return URL. Earlier steps stay in the history. Links from other pages need `toAuthReturnState`. */
export function useAuthNavigation(): AuthNavigation {
  const navigate = useNavigate();
  const location = useLocation();
  const navState = useAuthHistoryState();
  const replace = (href: string): void =>
    void navigate(href, { replace: true, state: { returnTo: navState.returnTo } });
  return {
    go: (href, options) => {
      const previous = options?.replace ? navState.previous : pathOf(location);
      const replace = options?.replace === true;
      void navigate(href, { replace, state: { returnTo: navState.returnTo, step: options?.step, previous } });
    },
    back: (href) => (navState.previous === undefined ? replace(href) : void navigate(-1)),
    backTo: (href) => (navState.previous === href ? void navigate(-1) : replace(href)),
  };
}
