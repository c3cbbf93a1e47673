import { useEffectEvent, type RefObject } from 'react';
import { useTouchGesture } from './use-touch-gesture.ts';

/** Pull to refresh for a scroller. */
export function usePullToRefresh(
  frame: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  onRefresh: () => void,
) {
  const refresh = useEffectEvent(onRefresh);
  useTouchGesture(scroller, async (begun, signal) => {
    const { listenForPullToRefresh } = await import('./pull-to-refresh.ts');
    const [outer, inner] = [frame.current, scroller.current];
    if (outer && inner) listenForPullToRefresh({ outer, inner }, begun, () => refresh(), signal);
  });
}
