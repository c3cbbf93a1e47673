import { useLocation, useNavigate, type Location } from 'react-router';
import { paths } from './paths.ts';

/** What history entries on the way in hand on: it outlives a reload, and going back and on. */
export interface AuthNavState {
  /** Where a guest was when asked to log in. */
  readonly returnTo?: string;
  /** A part of a screen that has no address of its own. */
  readonly step?: string | undefined;
  /** The entry before this one, where it is a step of the same way. */
  readonly previous?: string;
}

const isObject = (state: unknown): state is AuthNavState => typeof state === 'object' && state !== null;

export function useAuthNavState(): AuthNavState {
  const { state } = useLocation() as { state: unknown };
  return isObject(state) ? state : {};
}

const pathOf = ({ pathname, search }: Location): string => pathname + search;

/** The state of a link by which a guest leaves where one is asked to log in, to come back here. */
export const toReturnState = (location: Location): AuthNavState => ({
  returnTo: pathOf(location) + location.hash,
  previous: pathOf(location),
});

/** Where whoever signs in here is led: back to where one was asked to, else home (spec §2). */
export const useReturnTo = (home: string = paths.homeRecommend.href()): string => useAuthNavState().returnTo ?? home;

interface AuthSteps {
  /** To a next screen of the way in, or a step of it; `replace` where it takes the place of this one. */
  go: (href: string, options?: { replace?: boolean; step?: string }) => void;
  /** To the screen before: the one that this was reached from, or else `href`. */
  back: (href: string) => void;
  /** To this very screen, which may not be the one before. */
  backTo: (href: string) => void;
}

/** Moves along the way in without losing where it leads. What was left lies before in the history, and going back finds it there. */
export function useAuthSteps(): AuthSteps {
  const navigate = useNavigate();
  const location = useLocation();
  const navState = useAuthNavState();
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
