import { stepsBack } from '@quintet/ui/use-back-to-close';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { isOverList } from '../list-navigation.ts';

/** What lies over the room has Escape for itself. */
const OVER = 'dialog[open], :popover-open';

/** Leaves a room for the list of chats, as going back does; where the list is not behind it, in place of the room. */
export function useLeaving(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void (isOverList(location) ? navigate(-stepsBack()) : navigate(paths.chat.href(), { replace: true }));
}

/** Escape leads from a message to where one writes, and from there out of the room. */
export function useEscape(onLeave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || document.querySelector(OVER)) return;
    const at = event.target as HTMLElement;
    if (at !== document.body && !at.closest('[data-room-page]')) return;
    const field = at.closest('[role=log]') && document.querySelector<HTMLElement>('[data-room-page] form textarea');
    if (field) field.focus({ preventScroll: true });
    else onLeave();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
