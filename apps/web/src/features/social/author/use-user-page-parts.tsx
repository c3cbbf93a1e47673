import { getAuthorUserId } from '@quintet/domain/social/author-id';
import { useCallback, useState, type ReactNode } from 'react';
import { useLoad } from '../../../shared/loading/use-load.ts';
import { useSession } from '../../../shared/session/session.ts';
import type { LoadUserPagePart, UserPageExtensions } from './user-extensions.ts';

/** What only signed-in users see on a user's page. */
export interface UserPageParts {
  readonly details: ReactNode;
  readonly actions: ReactNode;
  /** Loaded, or failed for the first time: the page can appear. */
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

type Components = Readonly<Record<string, Awaited<ReturnType<LoadUserPagePart>>['default']>>;

/** Loads the parts of a user's page together, so that nothing moves when the last one arrives. Parts that fail are left out. */
export function useUserPageParts(authorId: string, { details, memberActions }: UserPageExtensions): UserPageParts {
  const session = useSession();
  const userId = getAuthorUserId(authorId);
  const [loaded, setLoaded] = useState<Components | null>(null);
  const load = useCallback(async () => {
    const parts = session.isSignedIn ? Object.entries({ ...details, ...memberActions }) : [];
    const loading = parts.map(async ([name, loadPart]) => {
      const part = await loadPart();
      await part.preloadQueries(session, userId);
      return [name, part.default] as const;
    });
    const results = await Promise.allSettled(loading);
    setLoaded(Object.fromEntries(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))));
    await Promise.all(loading);
  }, [details, memberActions, session, userId]);
  const { error, retry } = useLoad(load);
  const render = (parts: object): ReactNode =>
    Object.keys(parts).map((name) => {
      const Part = loaded?.[name];
      return Part && <Part key={name} userId={userId} />;
    });
  return {
    details: render(details),
    actions: render(memberActions),
    isReady: !session.isSignedIn || loaded !== null,
    hasFailed: error !== null,
    retry,
  };
}
