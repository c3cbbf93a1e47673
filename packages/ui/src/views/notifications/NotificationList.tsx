import { type Notification, splitNotificationsByViewed } from '@quintet/domain/notifications/notification';
import { NOTIFICATION_FILTERS, type NotificationFilter } from '@quintet/domain/notifications/types';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PagedList, type PagedListTail } from '../../components/PagedList.tsx';
import { Tabs } from '../../components/Tabs.tsx';
import styles from './NotificationList.module.css';
import { NotificationRow, type NotificationRowProps } from './NotificationRow.tsx';

interface NotificationListProps extends Pick<NotificationRowProps, 'link' | 'toHref' | 'toUserHref' | 'now'> {
  filter: NotificationFilter;
  list: readonly Notification[];
  /** The position up to which the user had viewed them when the page was opened. */
  viewedUpTo: number;
  tail: PagedListTail;
  errorText?: string | undefined;
  onFilter: (filter: NotificationFilter) => void;
  onNearEnd: () => void;
  onRetry: () => void;
}

/** Notifications by filter, newest first, with a line between new and seen ones. */
export function NotificationList(props: NotificationListProps) {
  const { filter, list, viewedUpTo, onFilter, ...rest } = props;
  const intl = useIntl();
  const { fresh, seen } = splitNotificationsByViewed(list, viewedUpTo);
  const which = filter === 'all' ? 'empty' : 'none';
  const section = (part: readonly Notification[], isNew: boolean) =>
    part.length > 0 && (
      <section className={styles.section}>
        <h2 className={styles.title}>
          {intl.formatMessage({ id: isNew ? 'notifications.new-title' : 'notifications.seen-title' })}
        </h2>
        <ul className={styles.rows}>
          {part.map((notification) => (
            <NotificationRow key={notification.id} {...rest} notification={notification} isNew={isNew} />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      <Tabs
        id="notifications"
        variant="pill"
        label={intl.formatMessage({ id: 'notifications.filters' })}
        items={NOTIFICATION_FILTERS.map((id) => ({
          id,
          label: intl.formatMessage({ id: `notifications.filter.${id}` }),
        }))}
        value={filter}
        onChange={onFilter}
      />
      <div className={styles.list} aria-busy={props.tail === 'loading'}>
        {props.tail === 'failed' && list.length === 0 ? (
          <ErrorState onRetry={props.onRetry}>{props.errorText}</ErrorState>
        ) : (
          <PagedList
            tail={props.tail}
            isEmpty={list.length === 0}
            errorText={props.errorText}
            onNearEnd={props.onNearEnd}
            onRetry={props.onRetry}
            emptyState={
              <EmptyState
                illustration={filter === 'all' ? 'bell' : 'search'}
                title={intl.formatMessage({ id: `notifications.${which}-title` })}
              >
                {intl.formatMessage({ id: `notifications.${which}-text` })}
              </EmptyState>
            }
          >
            {section(fresh, true)}
            {section(seen, false)}
          </PagedList>
        )}
      </div>
    </>
  );
}
