import { getNamedNotificationActors, type Notification } from '@quintet/domain/notifications/notification';
import type { ElementType } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './NotificationRow.module.css';

interface ActorNamesProps {
  notification: Notification;
  /** The router's link. */
  link: ElementType;
  toUserHref: (userId: string) => string;
}

/** Who did it: two names as links, and how many others. */
export function NotificationActors({ notification, link: Link, toUserHref }: ActorNamesProps) {
  const { named, others } = getNamedNotificationActors(notification);
  const [first, second] = named.map(({ id, nickname }) => (
    <Link key={id} className={styles.name} to={toUserHref(id)} dir="auto">
      {nickname}
    </Link>
  ));
  const values = { first, second, others: others ?? 0 };
  if (!first) return <FormattedMessage id="notifications.actors.none" values={{ count: notification.count }} />;
  if (others === null) return <FormattedMessage id="notifications.actors.some" values={values} />;
  if (others > 0)
    return (
      <FormattedMessage id={second ? 'notifications.actors.more' : 'notifications.actors.one-more'} values={values} />
    );
  return <FormattedMessage id={second ? 'notifications.actors.two' : 'notifications.actors.one'} values={values} />;
}
