import type { Delivery } from '@quintet/domain/chat/rows';
import { whenOf } from '@quintet/domain/chat/when';
import { memo, type MouseEvent } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Badge } from '../../components/Badge.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { Icon } from '../../icons/Icon.tsx';
import styles from './ChatListRow.module.css';
import { DeliveryMark } from './DeliveryMark.tsx';

export interface ChatListRowProps {
  href: string;
  id: string;
  name: string;
  src?: string | null | undefined;
  kind: 'person' | 'group';
  /** Of the last activity, milliseconds; null for none. */
  at: number | null;
  now: number;
  /** The last message in one line. */
  preview: string;
  /** How far it has come, if it is an own one. */
  delivery: Delivery;
  /** What was typed and not sent; it comes before the last message. */
  draft?: string | undefined;
  /** Who is typing, in words; it comes before all. */
  typing?: string | undefined;
  unread: number;
  isMuted: boolean;
  isSelected: boolean;
  /** A plain click, instead of loading the page. */
  onOpen: (href: string) => void;
}

function timeOf(intl: IntlShape, at: number, now: number): string {
  switch (whenOf(at, now)) {
    case 'time':
      return intl.formatTime(at);
    case 'yesterday':
      return intl.formatMessage({ id: 'chat.time.yesterday' });
    case 'weekday':
      return intl.formatDate(at, { weekday: 'short' });
    case 'date':
      return intl.formatDate(at, { month: 'short', day: 'numeric' });
    case 'full-date':
      return intl.formatDate(at, { year: 'numeric', month: 'numeric', day: 'numeric' });
  }
}

/** A chat in the list: name and time on one line, preview and what is unread on the next (look, Chat list). */
export const ChatListRow = memo(function ChatListRow(props: ChatListRowProps) {
  const { href, id, name, src, kind, at, now, preview, delivery, draft, typing, unread, isMuted, isSelected, onOpen } =
    props;
  const intl = useIntl();
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(href);
  };
  return (
    <ListRow
      as="a"
      size="tall"
      href={href}
      onClick={open}
      isSelected={isSelected}
      leading={<Avatar name={name} id={id} src={src} kind={kind} size="l" />}
      title={
        <>
          {name}
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
          {draft === undefined && <DeliveryMark delivery={delivery} />}
          {at !== null && <time dateTime={new Date(at).toISOString()}>{timeOf(intl, at, now)}</time>}
        </span>
      }
      detail={
        typing !== undefined ? (
          <span className={styles.typing}>{typing}</span>
        ) : draft === undefined ? (
          preview
        ) : (
          <>
            <span className={styles.draft}>{intl.formatMessage({ id: 'chat.list.draft' })}</span> {draft}
          </>
        )
      }
      end={
        unread > 0 ? (
          <Badge
            count={unread}
            isQuiet={isMuted}
            label={intl.formatMessage({ id: 'chat.list.unread' }, { count: unread })}
          />
        ) : undefined
      }
    />
  );
});
