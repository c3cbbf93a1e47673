import type { Notification } from '@quintet/domain/notifications/notification';
import { toAuthorId } from '@quintet/domain/social/author-id';
import { paths } from '../../shared/navigation/paths.ts';

export const toNotificationUserHref = (userId: string): string => paths.author.href({ id: toAuthorId(userId) });

/** What a notification opens; null if there is nothing, or this user may not see it any more. */
export function toNotificationHref({ type, actors, target, title }: Notification): string | null {
  switch (target.kind) {
    case 'post':
      return target.post_id === null ? null : paths.post.href({ id: target.post_id });
    case 'comment':
      return target.post_id === null ? null : paths.post.href({ id: target.post_id }, { comment: target.id });
    case 'group':
      return title === null ? null : paths.room.href({ id: target.id });
    case 'message':
      return title === null || target.group_id === null
        ? null
        : paths.room.href({ id: target.group_id }, { message: target.id });
    case 'red_envelope':
      return target.group_id === null ? null : paths.room.href({ id: target.group_id }, { envelope: target.id });
    case 'trading_log':
      return paths.points.href({ dialogVisible: 'detail', log: target.id });
    case 'session':
      return paths.profile.href({ dialogVisible: 'devices' });
    case 'user':
      if (type === 'password') return paths.profile.href();
      return actors[0] ? toNotificationUserHref(actors[0].id) : null;
    case 'report':
    case 'announcement':
      return null;
  }
}
