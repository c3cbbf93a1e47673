import { countHistoryStepsToPreviousPage } from '@quintet/ui/use-back-to-close';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import { cameFromChatList } from '../list-navigation.ts';

/** Overlays handle Escape themselves. */
const OVERLAY_SELECTOR = 'dialog[open], :popover-open';

/** Leaves the room for the list: goes back if the list is behind it, else replaces the room. */
export function useCloseRoom(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () =>
    void (cameFromChatList(location)
      ? navigate(-countHistoryStepsToPreviousPage())
      : navigate(paths.chat.href(), { replace: true }));
}

/** Escape moves the focus from a message to the composer, and from there leaves the room. */
export function useEscapeToCloseRoom(onClose: () => void): void {
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
    else onClose();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
