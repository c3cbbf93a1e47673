import { useEffectEvent, type RefObject } from 'react';
import { useLoadGestureOnTouch } from './use-load-gesture-on-touch.ts';

/** Pull to refresh for a scroller. */
export function usePullToRefresh(
  frame: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  onRefresh: () => void,
) {
  const refresh = useEffectEvent(onRefresh);
  useLoadGestureOnTouch(scroller, async (begun, signal) => {
    const { enablePullToRefresh } = await import('./pull-to-refresh.ts');
    const [outer, inner] = [frame.current, scroller.current];
    if (outer && inner) enablePullToRefresh({ outer, inner }, begun, () => refresh(), signal);
  });
}
