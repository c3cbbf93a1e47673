import { useId, useRef, type ReactNode, type ToggleEvent } from 'react';
import { MenuItems, type MenuItem } from './MenuItems.tsx';
import styles from './Menu.module.css';

interface TriggerProps {
  popoverTarget: string;
  'aria-haspopup': 'menu';
}

interface MenuProps {
  /** What the menu is about; read aloud. */
  label: string;
  items: readonly MenuItem[];
  /** Makes the button that opens it: `trigger={(props) => <IconButton icon="more" label="…" {...props} />}`. */
  trigger: (props: TriggerProps) => ReactNode;
}

/** Actions behind a button: a native popover tied to that button, closed by a choice, Escape, Tab or a touch elsewhere. */
export function Menu({ label, items, trigger }: MenuProps) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const focusFirst = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open') popover.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  };
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': 'menu' })}
      <div ref={popover} id={id} className={styles.menu} popover="auto" onToggle={focusFirst}>
        <MenuItems label={label} items={items} onDone={() => popover.current?.hidePopover()} />
      </div>
    </>
  );
}
