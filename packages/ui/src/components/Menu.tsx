import { useId, useRef, useState, type ReactNode, type ToggleEvent } from 'react';
import { MenuItems, type MenuItemData } from './MenuItems.tsx';
import { useBackToClose } from './use-back-to-close.ts';
import styles from './Menu.module.css';

interface TriggerProps {
  popoverTarget: string;
  'aria-haspopup': 'menu';
}

interface MenuProps {
  /** The accessible name. */
  label: string;
  items: readonly MenuItemData[];
  /** Renders the button that opens it: `trigger={(props) => <IconButton icon="more" label="…" {...props} />}`. */
  trigger: (props: TriggerProps) => ReactNode;
}

/**
 * A menu behind a button: a native popover, closed by a choice, Escape, Tab, a click elsewhere or going back.
 *
 * For actions on a thing that is in sight. Not for choosing a value (Select).
 */
export function Menu({ label, items, trigger }: MenuProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => popover.current?.hidePopover();
  useBackToClose(isOpen, close);
  const focusFirst = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') popover.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  };
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': 'menu' })}
      <div
        ref={popover}
        id={id}
        className={styles.menu}
        popover="auto"
        onBeforeToggle={(event) => setIsOpen(event.newState === 'open')}
        onToggle={focusFirst}
      >
        <div className={styles.panel}>
          <MenuItems label={label} items={items} onDone={close} />
        </div>
      </div>
    </>
  );
}
