import { isShortcutPressed, type Shortcut } from '@quintet/ui/shortcut';
import { useEffect, useEffectEvent } from 'react';

/** Dialogs and menus have their own keys. */
const OVERLAY_SELECTOR = 'dialog[open], :popover-open';

/** Runs on a key press anywhere on the page while no dialog or menu is open. */
export function useShortcut(shortcut: Shortcut, run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented || !isShortcutPressed(event, shortcut)) return;
    if (document.querySelector(OVERLAY_SELECTOR)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
