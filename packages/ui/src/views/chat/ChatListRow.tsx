import type { DeliveryState } from '@quintet/domain/chat/room-row';
import { memo, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Badge } from '../../components/Badge.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import type { MenuItemData } from '../../components/MenuItems.tsx';
import { Icon } from '../../icons/Icon.tsx';
import styles from './ChatListRow.module.css';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { formatListTime } from './format-list-time.ts';
import { type ContextMenuPoint, useContextMenuGesture } from './use-context-menu-gesture.ts';
import { useSwipeToReveal } from './use-swipe-to-reveal.ts';

export interface ChatListRowProps {
  href: string;
  id: string;
  name: string;
  src?: string | null | undefined;
  kind: 'user' | 'group';
  /** The last activity in milliseconds; null for none. */
  at: number | null;
  now: number;
  /** The sender of the last message, in groups. */
  sender?: string | undefined;
  /** The last message in one line. */
  preview: string;
  /** The delivery status of an own message. */
  delivery: DeliveryState;
  /** The unsent text; shown before the last message. */
  draft?: string | undefined;
  /** Who is typing; shown before everything else. */
  typing?: string | undefined;
  unread: number;
  /** An unread message names this user. */
  isMentioned?: boolean;
  isMuted: boolean;
  isSelected: boolean;
  /** This row is in the tab order; arrow keys move on. */
  isTabStop: boolean;
  /** A plain click, instead of loading the page. */
  onOpen: (href: string) => void;
  /** Called by a long press, right click, the menu key or the button. */
  onActions: (at: ContextMenuPoint) => void;
  /** The actions behind the row, revealed by swiping. */
  swipeActions: readonly MenuItemData[];
}

function spotUnder(button: HTMLElement): ContextMenuPoint {
  const { left, bottom } = button.getBoundingClientRect();
  return { x: left, y: bottom, element: button.parentElement!, isTouch: false };
}

/** A row of the chat list: name and time, then preview and unread count (look, Chat list). */
export const ChatListRow = memo(function ChatListRow(props: ChatListRowProps) {
  const { href, id, name, src, kind, at, now, delivery, draft, unread, isMentioned, isMuted, isSelected, isTabStop } =
    props;
  const { onOpen, onActions, swipeActions } = props;
  const intl = useIntl();
  const { isOpen, close, onClickCapture, props: swipe } = useSwipeToReveal();
  const gesture = useContextMenuGesture(onActions);
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(href);
  };
  return (
    <div {...swipe} className={styles.chat} data-open={isOpen || undefined}>
      <div className={styles.front} onClickCapture={onClickCapture} {...gesture}>
        <ListRow
          as="a"
          size="tall"
          href={href}
          tabIndex={isTabStop ? 0 : -1}
          draggable={false}
          onClick={open}
          isSelected={isSelected}
          leading={<Avatar name={name} id={id} src={src} kind={kind} size="l" />}
          title={
            <>
              <bdi>{name}</bdi>
              {isMuted && (
                <Icon
                  name="mute"
                  size="inherit"
                  label={intl.formatMessage({ id: 'chat.list.muted' })}
                  className={styles.muted}
                />
              )}
            </>
          }
          meta={
            <span className={styles.time}>
              {(draft === undefined || delivery === 'failed') && <DeliveryStatus delivery={delivery} />}
              {at !== null && <time dateTime={new Date(at).toISOString()}>{formatListTime(intl, at, now)}</time>}
            </span>
          }
          detail={<Detail {...props} />}
          end={
            <>
              {isMentioned && (
                <span className={styles.mentioned}>
                  <Icon name="at" size="s" label={intl.formatMessage({ id: 'chat.list.mentioned' })} />
                </span>
              )}
              {unread > 0 && (
                <Badge
                  count={unread}
                  isQuiet={isMuted}
                  label={intl.formatMessage({ id: 'chat.list.unread' }, { count: unread })}
                />
              )}
              <span className={styles.room} />
            </>
          }
        />
        <button
          className={styles.more}
          type="button"
          aria-haspopup="menu"
          aria-label={intl.formatMessage({ id: 'chat.list.actions' }, { name })}
          tabIndex={isTabStop ? 0 : -1}
          onClick={({ currentTarget }) => onActions(spotUnder(currentTarget))}
        >
          <Icon name="chevron-down" size="s" />
        </button>
      </div>
      <div className={styles.behind} data-behind>
        {swipeActions.map((action) => (
          <button
            key={action.id}
            className={styles.action}
            type="button"
            data-tone={action.tone}
            onClick={() => {
              close();
              action.onSelect();
            }}
          >
            {action.icon && <Icon name={action.icon} />}
            {action.label}
          </button>
        ))}
      </div>
    </div>
  );
});

type DetailProps = Pick<ChatListRowProps, 'typing' | 'draft' | 'sender' | 'preview'>;

/** Typing, draft, or the last message. */
function Detail({ typing, draft, sender, preview }: DetailProps) {
  const intl = useIntl();
  if (typing !== undefined) return <span className={styles.typing}>{typing}</span>;
  if (draft === undefined)
    return (
      <>
        {sender !== undefined && <bdi className={styles.sender}>{sender}</bdi>} <bdi>{preview}</bdi>
      </>
    );
  return (
    <>
      <span className={styles.draft}>{intl.formatMessage({ id: 'chat.list.draft' })}</span> <bdi>{draft}</bdi>
    </>
  );
}
