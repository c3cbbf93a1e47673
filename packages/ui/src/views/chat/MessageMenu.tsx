import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { MenuItems, type MenuItem } from '../../components/MenuItems.tsx';
import styles from './MessageMenu.module.css';
import type { Point } from './use-actions-gesture.ts';

interface MessageMenuProps {
  /** Where it was asked for. */
  at: Point;
  items: readonly MenuItem[];
  onClose: () => void;
}

/** Pixels that it keeps from the edges of the window. */
const MARGIN = 8;

const within = (place: number, size: number, room: number): string =>
  `${Math.max(MARGIN, Math.min(place, room - size - MARGIN))}px`;

/** What one can do with a message, beside the finger or pointer. Closed by a choice, Escape or a touch elsewhere. */
export function MessageMenu({ at, items, onClose }: MessageMenuProps) {
  const intl = useIntl();
  const menu = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = menu.current;
    const before = document.activeElement;
    if (!element) return undefined;
    element.showPopover();
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    // Above what it is about, where there is no room below.
    const top = at.y + height + MARGIN > innerHeight ? at.y - height - MARGIN : at.y;
    element.style.left = within(at.x, width, innerWidth);
    element.style.top = within(top, height, innerHeight);
  }, [at]);

  // A popover that closes by itself would do so under the finger that holds the message.
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    const leave = (event: Event): void => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      if (isInside && event.type !== 'keydown') return;
      event.preventDefault();
      onClose();
    };
    addEventListener('pointerdown', leave, { signal, capture: true });
    addEventListener('wheel', leave, { signal, capture: true, passive: false });
    addEventListener('resize', onClose, { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') leave(event);
      },
      { signal, capture: true },
    );
    return () => closing.abort();
  }, [onClose]);

  return (
    <div ref={menu} className={styles.menu} popover="manual">
      <MenuItems label={intl.formatMessage({ id: 'chat.message.actions' })} items={items} onDone={onClose} />
    </div>
  );
}
