import type { Notification } from '@quintet/domain/notifications/notification';
import type { NotificationType } from '@quintet/domain/notifications/types';
import { useId, type ElementType } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { RoundIcon } from '../../components/RoundIcon.tsx';
import type { IconName } from '../../icons/Icon.tsx';
import { RelativeTime } from '../social/RelativeTime.tsx';
import { NotificationActors } from './NotificationActors.tsx';
import styles from './NotificationRow.module.css';
import { NotificationSentence } from './NotificationSentence.tsx';

/** Of notifications without users. */
const ICONS: Partial<Record<NotificationType, IconName>> = {
  post_collect: 'bookmark',
  redemption: 'wallet',
  deposit: 'wallet',
  red_envelope_best: 'gift',
  red_envelope_return: 'gift',
  red_envelope_result: 'gift',
  new_device: 'shield',
  password: 'lock',
};

export interface NotificationRowProps {
  notification: Notification;
  isNew: boolean;
  /** Milliseconds. */
  now: number;
  /** The router's link. */
  link: ElementType;
  /** Null: there is nothing to open. */
  toHref: (notification: Notification) => string | null;
  toUserHref: (userId: string) => string;
}

/** A notification: who, what, when, and a picture. The row is a link; the names are links above it. */
export function NotificationRow({ notification, isNew, now, link: Link, toHref, toUserHref }: NotificationRowProps) {
  const intl = useIntl();
  const sentenceId = useId();
  const { actors, announcement, create_at, image, text, type } = notification;
  const href = toHref(notification);
  const own = announcement?.[intl.locale.startsWith('zh') ? 'zh_cn' : 'en'].text ?? text;
  const names = <NotificationActors notification={notification} link={Link} toUserHref={toUserHref} />;
  return (
    <li className={styles.row} data-new={isNew || undefined}>
      <span className={styles.avatars} data-count={Math.max(1, Math.min(actors.length, 2))}>
        {actors.slice(0, 2).map(({ id, nickname, avatar, avatar_thumbnail }) => (
          <Avatar
            key={id}
            id={id}
            name={nickname}
            src={avatar_thumbnail ?? avatar}
            size={actors.length > 1 ? 's' : 'm'}
          />
        ))}
        {actors.length === 0 && <RoundIcon icon={ICONS[type] ?? 'bell'} tone="neutral" />}
      </span>
      <span className={styles.text}>
        <span className={styles.sentence} id={sentenceId}>
          <NotificationSentence notification={notification} actors={names} />
        </span>
        {own !== null && (
          <span className={styles.excerpt} dir="auto" data-whole={announcement ? '' : undefined}>
            {own}
          </span>
        )}
        <span className={styles.time}>
          <RelativeTime at={create_at} now={now} />
        </span>
      </span>
      {image !== null && <img className={styles.image} src={image} alt="" loading="lazy" decoding="async" />}
      {href !== null && <Link className={styles.link} to={href} aria-labelledby={sentenceId} />}
    </li>
  );
}
