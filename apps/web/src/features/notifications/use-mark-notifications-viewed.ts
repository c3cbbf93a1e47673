import { useCallback, useEffect } from 'react';
import { api } from '../../shared/requests/api.ts';

type Positions = { up_to: string; viewed_up_to: string };

/** Marks what is shown as viewed, as soon as the page is visible. What arrives later stays new until it is shown, too. */
export function useMarkNotificationsViewed(shown: Positions | null): void {
  const upTo = shown?.up_to ?? '0';
  const isNew = shown !== null && Number(upTo) > Number(shown.viewed_up_to);
  const view = useCallback(() => {
    if (!isNew || document.visibilityState !== 'visible') return;
    // A failed call is repeated when the list is loaded again.
    api.POST('/api/v1/notification/view-all', { body: { up_to: upTo } }).catch(() => undefined);
  }, [isNew, upTo]);
  useEffect(() => {
    view();
    document.addEventListener('visibilitychange', view);
    return () => document.removeEventListener('visibilitychange', view);
  }, [view]);
}
