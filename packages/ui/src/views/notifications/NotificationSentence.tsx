import type { Notification } from '@quintet/domain/notifications/notification';
import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** The sentence of each type; some also depend on the role or the outcome. */
function getSentenceId({ type, count, values: { role, outcome } }: Notification): MessageId {
  switch (type) {
    case 'post_comment':
    case 'comment_reply':
    case 'mention':
    case 'comment_mention':
      return count > 1 ? `notifications.sentence.${type}-many` : `notifications.sentence.${type}`;
    case 'group_role':
      return `notifications.sentence.group_role-${role ?? 'member'}`;
    case 'redemption':
      return `notifications.sentence.redemption-${outcome === 'failed' ? 'failed' : 'success'}`;
    case 'red_envelope_result':
      return `notifications.sentence.red_envelope_result-${outcome === 'hit' ? 'hit' : 'safe'}`;
    case 'post_review':
      return `notifications.sentence.post_review-${outcome === 'approved' ? 'approved' : outcome === 'held' ? 'held' : 'rejected'}`;
    case 'report_result':
      return `notifications.sentence.report_result-${outcome === 'upheld' ? 'upheld' : 'dismissed'}`;
    default:
      return `notifications.sentence.${type}`;
  }
}

/** What happened, in the language of the screen; a system notification has its own title. */
export function NotificationSentence({ notification, actors }: { notification: Notification; actors: ReactNode }) {
  const intl = useIntl();
  const { announcement, count, title, values } = notification;
  if (announcement) return announcement[intl.locale.startsWith('zh') ? 'zh_cn' : 'en'].title;
  const group = values.name ?? title ?? intl.formatMessage({ id: 'notifications.group' });
  return (
    <FormattedMessage id={getSentenceId(notification)} values={{ actors, count, group, amount: values.amount ?? 0 }} />
  );
}
