import { stepsBack } from '@quintet/ui/use-back-to-close';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { cameFromList } from '../list-navigation.ts';

/** What lies over the room has Escape for itself. */
const OVERLAY_SELECTOR = 'dialog[open], :popover-open';

/** Leaves a room for the list of chats, as going back does; where the list is not behind it, in place of the room. */
export function useLeaveRoom(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void (cameFromList(location) ? navigate(-stepsBack()) : navigate(paths.chat.href(), { replace: true }));
}

/** Escape leads from a message to where one writes, and from there out of the room. */
export function useEscapeKey(onLeave: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key !== 'Escape' ||
      event.defaultPrevented ||
      event.isComposing ||
      document.querySelector(OVERLAY_SELECTOR)
    )
      return;
    const target = event.target as HTMLElement;
    if (target !== document.body && !target.closest('[data-room-page]')) return;
    const field = target.closest('[role=log]') && document.querySelector<HTMLElement>('[data-room-page] form textarea');
    if (field) field.focus({ preventScroll: true });
    else onLeave();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
