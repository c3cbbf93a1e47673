import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { MenuItems, type MenuItemData } from '../../components/MenuItems.tsx';
import { useBackToClose } from '../../components/use-back-to-close.ts';
import { clampMenuOffset, MENU_MARGIN_PX, getMenuVerticalLayout, getMenuTopAtPointer } from './menu-position.ts';
import styles from './MessageMenu.module.css';
import { QuickReactions } from './QuickReactions.tsx';
import type { ContextMenuPoint } from './use-context-menu-gesture.ts';

interface MessageMenuProps {
  /** The position and element that the menu was opened for. */
  at: ContextMenuPoint;
  items: readonly MenuItemData[];
  /** The accessible name. */
  label?: string;
  /** At the pointer, or at the bubble if the menu was opened without one; nothing is lifted or dimmed. */
  isPlain?: boolean;
  /** Omitted when the user may not react. */
  reactions?: { emojis: readonly string[]; isMine: (emoji: string) => boolean; onReact: (emoji: string) => void };
  /** The emoji picker instead of the actions, possibly still loading. */
  picker?: ReactNode;
  onClose: () => void;
}

/** Hides the element in place; returns a restore function. */
function hide(element: HTMLElement): () => void {
  element.style.visibility = 'hidden';
  return () => {
    element.style.visibility = '';
  };
}

/**
 * The actions of a message: lifts the message above the room, with reactions above and actions below it (look, Chat room). On a wide
 * window `isPlain` shows them at the pointer. Closed by a choice, Escape, a touch elsewhere or going back.
 */
export function MessageMenu({ at, items, label, isPlain = false, reactions, picker, onClose }: MessageMenuProps) {
  const intl = useIntl();
  const [isPicking, setIsPicking] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const lifted = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  useBackToClose(true, onClose);

  // Runs before the focus moves, so that it can return.
  useLayoutEffect(() => {
    if (isPlain) return undefined;
    lifted.current?.replaceChildren(at.element.cloneNode(true));
    return hide(at.element);
  }, [at, isPlain]);

  useLayoutEffect(() => {
    const before = document.activeElement;
    menu.current?.showPopover();
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  useLayoutEffect(() => {
    const [holder, head, foot] = [lifted.current, above.current, below.current];
    if (!foot) return undefined;
    const isOwn = at.element.hasAttribute('data-own');
    const setPlace = (left: number, top: number): void => {
      foot.style.setProperty('--left', `${clampMenuOffset(left, foot.offsetWidth, innerWidth)}px`);
      foot.style.setProperty('--top', `${top}px`);
    };
    const setHeadPlace = (left: number, top: number): void => {
      if (!head) return;
      head.style.left = `${clampMenuOffset(left, head.offsetWidth, innerWidth)}px`;
      head.style.top = `${top}px`;
    };
    const updateLayout = (): void => {
      const row = at.element.getBoundingClientRect();
      const bubble = (at.element.querySelector('[data-frame]') ?? at.element).getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = foot;
      const heights = { above: head?.offsetHeight ?? 0, below: height, room: innerHeight };
      if (!holder) {
        const atBubble = { x: isOwn ? bubble.right - width : bubble.left, y: bubble.bottom + MENU_MARGIN_PX };
        const { x, y } = at.isTouch ? atBubble : at;
        const top = getMenuTopAtPointer(y, heights);
        setPlace(x, top);
        setHeadPlace(x, top - MENU_MARGIN_PX - heights.above);
        return;
      }
      const places = getMenuVerticalLayout({ bubble: row, ...heights });
      Object.assign(holder.style, {
        top: `${places.bubble}px`,
        left: `${row.left}px`,
        width: `${row.width}px`,
        height: `${places.bubbleHeight}px`,
      });
      const start = at.isTouch ? (isOwn ? bubble.right - width : bubble.left) : at.x;
      setPlace(start, places.below);
      setHeadPlace(isOwn ? bubble.right - (head?.offsetWidth ?? 0) : bubble.left, places.above);
    };
    updateLayout();
    // The picker loads later and is larger.
    const watcher = new ResizeObserver(updateLayout);
    watcher.observe(foot);
    addEventListener('resize', updateLayout);
    return () => {
      watcher.disconnect();
      removeEventListener('resize', updateLayout);
    };
  }, [at]);

  // An auto popover would close when the finger is released.
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const leave = (event: Event): void => {
      const isInside = [above, below].some(({ current }) => current?.contains(event.target as Node));
      if (isInside && event.type !== 'keydown') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    addEventListener('pointerdown', leave, { signal, capture: true });
    addEventListener('wheel', leave, { signal, capture: true, passive: false });
    // The search field opens a phone's keyboard.
    if (!isPicking) addEventListener('resize', onClose, { signal });
    addEventListener('contextmenu', (event) => event.preventDefault(), { signal, capture: true });
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') leave(event);
      },
      { signal, capture: true },
    );
    return () => closing.abort();
  }, [onClose, isPicking]);

  /** Tab cycles between actions and reactions. */
  function changeSide(event: KeyboardEvent): void {
    if (event.key !== 'Tab' || isPicking) return;
    event.preventDefault();
    event.stopPropagation();
    const side = above.current?.contains(document.activeElement) ? below.current : above.current;
    side?.querySelector<HTMLElement>('button')?.focus();
  }

  return (
    <div
      ref={menu}
      className={styles.menu}
      data-plain={isPlain || undefined}
      popover="manual"
      onKeyDownCapture={changeSide}
    >
      {!isPlain && <div ref={lifted} className={styles.lifted} aria-hidden inert />}
      {reactions && (
        <div ref={above} className={styles.above}>
          <QuickReactions
            {...reactions}
            isPicking={isPicking}
            onReact={(emoji) => {
              onClose();
              reactions.onReact(emoji);
            }}
            {...(picker && { onMore: () => setIsPicking(!isPicking) })}
          />
        </div>
      )}
      <div ref={below} className={styles.below} data-picking={isPicking || undefined}>
        {isPicking ? (
          <Suspense>{picker}</Suspense>
        ) : (
          <MenuItems
            label={label ?? intl.formatMessage({ id: 'chat.message.actions' })}
            items={items}
            onDone={onClose}
          />
        )}
      </div>
    </div>
  );
}
