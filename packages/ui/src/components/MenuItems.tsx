import { Icon, type IconName } from '../icons/Icon.tsx';
import type { MenuKeyboardShortcut } from './menu-keyboard-shortcut.ts';
import { moveRovingFocus } from './roving-focus.ts';
import styles from './MenuItems.module.css';

/** A menu item as data: menus, shortcuts and tests use the same record (design §8.9). */
export interface MenuItemData {
  id: string;
  label: string;
  /** A second line, e.g. why it is disabled. */
  detail?: string | undefined;
  icon?: IconName;
  tone?: 'normal' | 'danger';
  isDisabled?: boolean;
  /** The selected option of several. */
  isChecked?: boolean;
  /** A key that runs the item, shown on devices with a mouse. */
  shortcut?: MenuKeyboardShortcut | undefined;
  onSelect: () => void;
}

interface MenuItemsProps {
  label: string;
  items: readonly MenuItemData[];
  /** An item was chosen or the focus leaves: close the container. */
  onDone: () => void;
}

/**
 * The items of a menu in any container. Arrow keys, Home and End move between them.
 *
 * For menus in a container of their own. Not for a menu behind a button (Menu).
 */
export function MenuItems({ label, items, onDone }: MenuItemsProps) {
  const select = (item: MenuItemData): void => {
    onDone();
    item.onSelect();
  };
  return (
    <div
      className={styles.items}
      role="menu"
      aria-label={label}
      onKeyDown={(event) => {
        // WebKit's own Escape would close the dialog around the menu as well.
        if (event.key === 'Escape') event.preventDefault();
        const pressed = items.find(({ shortcut, isDisabled }) => !isDisabled && shortcut?.matches(event.nativeEvent));
        if (pressed) {
          event.preventDefault();
          select(pressed);
        } else if (event.key === 'Tab' || event.key === 'Escape') onDone();
        else moveRovingFocus(event, '[role^=menuitem]:not(:disabled)');
      }}
    >
      {items.map((item) => (
        <button
          key={item.id}
          className={styles.item}
          type="button"
          data-tone={item.tone}
          disabled={item.isDisabled}
          tabIndex={-1}
          onClick={() => select(item)}
          aria-keyshortcuts={item.shortcut?.aria}
          {...(item.isChecked === undefined
            ? { role: 'menuitem' }
            : { role: 'menuitemradio', 'aria-checked': item.isChecked })}
        >
          {item.icon && <Icon name={item.icon} />}
          <span className={styles.label}>
            {item.label}
            {item.detail && <small className={styles.detail}>{item.detail}</small>}
          </span>
          {item.shortcut && (
            <kbd className={styles.keys} aria-hidden>
              {item.shortcut.text}
            </kbd>
          )}
          {item.isChecked && <Icon name="check" />}
        </button>
      ))}
    </div>
  );
}
