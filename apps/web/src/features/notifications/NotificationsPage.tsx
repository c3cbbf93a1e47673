import type { NotificationFilter } from '@quintet/domain/notifications/types';
import { IconButton } from '@quintet/ui/IconButton';
import { NotificationList } from '@quintet/ui/views/notifications/NotificationList';
import { SettingsLayout } from '@quintet/ui/views/profile/SettingsLayout';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { Link } from '../../shared/navigation/Link.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useGetDisplayName } from '../../shared/users/use-display-name.ts';
import { NotificationKindsSheet } from './NotificationKindsSheet.tsx';
import { notificationsQuery } from './queries.ts';
import { toNotificationHref, toNotificationUserHref } from './to-href.ts';
import { useViewedNotificationPosition } from './use-viewed-notification-position.ts';
import { useMarkNotificationsViewed } from './use-mark-notifications-viewed.ts';
import { usePagedListEnd } from '../../shared/loading/use-paged-list-end.ts';

/** /notifications: what happened to this user, by filter. The line between new and seen stays until all are marked as seen. */
export default function NotificationsPage(): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const getName = useGetDisplayName();
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const [now] = useState(Date.now);
  const query = useInfiniteQuery(notificationsQuery(filter));
  const { data, fetchNextPage } = query;
  const { tail, errorText, retry } = usePagedListEnd(query);
  const first = data?.pages[0];
  const [viewedUpTo, setViewedUpTo] = useViewedNotificationPosition(first?.viewed_up_to);
  // Other filters do not show all of them.
  useMarkNotificationsViewed(filter === 'all' && first ? first : null);
  const title = intl.formatMessage({ id: 'notifications.title' });
  usePageTitle(title);
  const list = (data?.pages.flatMap((page) => page.list) ?? []).map((notification) => ({
    ...notification,
    actors: notification.actors.map((actor) => ({ ...actor, nickname: getName(actor) })),
  }));
  const hasNew = list.some(({ position }) => Number(position) > (viewedUpTo ?? 0));
  return (
    <>
      <SettingsLayout
        title={title}
        onBack={() => void navigate(paths.myPage.href())}
        end={
          <>
            {hasNew && filter === 'all' && (
              <IconButton
                icon="double-check"
                label={intl.formatMessage({ id: 'notifications.view-all' })}
                onClick={() => setViewedUpTo(Number(first!.up_to))}
              />
            )}
            <IconButton
              icon="settings"
              label={intl.formatMessage({ id: 'notifications.settings' })}
              onClick={() => setIsSettingsOpen(true)}
            />
          </>
        }
      >
        <NotificationList
          filter={filter}
          list={list}
          viewedUpTo={viewedUpTo ?? 0}
          now={now}
          tail={tail}
          errorText={errorText}
          link={Link}
          toHref={toNotificationHref}
          toUserHref={toNotificationUserHref}
          onFilter={setFilter}
          onNearEnd={() => void fetchNextPage()}
          onRetry={retry}
        />
      </SettingsLayout>
      <NotificationKindsSheet isOpen={isSettingsOpen} onClose={() => setIsSettingsOpen(false)} />
    </>
  );
}
