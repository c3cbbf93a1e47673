import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { IconButton } from '../../components/IconButton.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { NotificationKindSwitches } from '../../views/notifications/NotificationKindSwitches.tsx';
import { NotificationList } from '../../views/notifications/NotificationList.tsx';
import {
  EXAMPLE_NOTIFICATIONS,
  STORY_NOTIFICATIONS_NOW_MS,
  EXAMPLE_VIEWED_NOTIFICATION_POSITION,
} from '../../views/notifications/story-notifications.ts';
import { SettingsLayout } from '../../views/profile/SettingsLayout.tsx';
import { StoryLink } from '../profile/StoryLink.tsx';
import { StoryAppShell } from '../StoryAppShell.tsx';

export type StoryNotificationsScreenState =
  | 'full'
  | 'seen'
  | 'empty'
  | 'none'
  | 'loading'
  | 'failed'
  | 'offline'
  | 'settings';

/** The notifications as features/notifications composes them. */
export function StoryNotificationsScreen({ state }: { state: StoryNotificationsScreenState }) {
  const intl = useIntl();
  const isEmpty = state === 'empty' || state === 'none' || state === 'loading' || state === 'failed';
  const isNew = !isEmpty && state !== 'seen';
  return (
    <StoryAppShell tab="/my-page" isOpened isOffline={state === 'offline'}>
      <SettingsLayout
        title={intl.formatMessage({ id: 'notifications.title' })}
        onBack={fn()}
        end={
          <>
            {isNew && (
              <IconButton
                icon="double-check"
                label={intl.formatMessage({ id: 'notifications.view-all' })}
                onClick={fn()}
              />
            )}
            <IconButton icon="settings" label={intl.formatMessage({ id: 'notifications.settings' })} onClick={fn()} />
          </>
        }
      >
        <NotificationList
          filter={state === 'none' ? 'money' : 'all'}
          list={isEmpty ? [] : EXAMPLE_NOTIFICATIONS}
          viewedUpTo={isNew ? EXAMPLE_VIEWED_NOTIFICATION_POSITION : EXAMPLE_NOTIFICATIONS.length}
          now={STORY_NOTIFICATIONS_NOW_MS}
          tail={state === 'loading' || state === 'failed' ? state : 'end'}
          link={StoryLink}
          toHref={({ target }) => (target.post_id === null ? null : `/posts/${target.post_id}`)}
          toUserHref={(id) => `/guest-page/${id}`}
          onFilter={fn()}
          onNearEnd={fn()}
          onRetry={fn()}
        />
      </SettingsLayout>
      <Sheet isOpen={state === 'settings'} onClose={fn()} title={intl.formatMessage({ id: 'notifications.settings' })}>
        <NotificationKindSwitches muted={['likes']} onChange={fn()} />
      </Sheet>
    </StoryAppShell>
  );
}
