import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { UserOrChatPicker } from '../../components/UserOrChatPicker.tsx';
import { NewGroupForm } from '../../views/groups/NewGroupForm.tsx';
import { NotAddedList } from '../../views/groups/NotAddedList.tsx';
import { EXAMPLE_FRIEND_ITEMS, EXAMPLE_NOT_ADDED_USERS } from '../../views/groups/story-groups.ts';
import { makeStoryImage } from '../../views/social/post/story-posts.ts';
import { StoryChatListScreen } from '../chat/StoryChatListScreen.tsx';

export type StoryNewGroupScreenState =
  | 'select'
  | 'loading'
  | 'empty'
  | 'failed'
  | 'offline'
  | 'not-allowed'
  | 'details'
  | 'refused'
  | 'not-added';

/** New group over the chat list, as features/groups/new composes it. */
export function StoryNewGroupScreen({ state }: { state: StoryNewGroupScreenState }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'groups.new.title' });
  return (
    <>
      <StoryChatListScreen state={state === 'offline' ? 'offline' : 'full'} />
      {state === 'not-allowed' && (
        <Sheet isOpen onClose={fn()} title={title}>
          <EmptyState illustration="lock" title={intl.formatMessage({ id: 'groups.new.not-allowed' })}>
            {intl.formatMessage({ id: 'groups.new.not-allowed-text' })}
          </EmptyState>
        </Sheet>
      )}
      {(state === 'details' || state === 'refused') && (
        <Sheet isOpen onClose={fn()} onBack={fn()} title={title}>
          <NewGroupForm
            name={state === 'details' ? '周末爬山 Weekend hikes' : 'Slow readers'}
            picture={state === 'details' ? makeStoryImage(2).url : null}
            isUploading={false}
            memberCount={3}
            isBusy={false}
            errorText={state === 'refused' ? intl.formatMessage({ id: 'errors.connection.failed' }) : undefined}
            onName={fn()}
            onPicture={fn()}
            onSubmit={fn()}
          />
        </Sheet>
      )}
      {state === 'not-added' && (
        <Sheet
          isOpen
          onClose={fn()}
          title={intl.formatMessage({ id: 'groups.not-added.title' })}
          footer={<Button isBlock>{intl.formatMessage({ id: 'groups.not-added.open' })}</Button>}
        >
          <NotAddedList groupName="周末爬山 Weekend hikes" users={EXAMPLE_NOT_ADDED_USERS} />
        </Sheet>
      )}
      <Picker state={state} title={title} />
    </>
  );
}

function Picker({ state, title }: { state: StoryNewGroupScreenState; title: string }) {
  const intl = useIntl();
  const placeholders: Partial<Record<StoryNewGroupScreenState, ReactNode>> = {
    loading: <Skeleton shape="row" count={6} />,
    failed: <ErrorState onRetry={fn()} />,
    offline: (
      <ErrorState illustration="offline" title={intl.formatMessage({ id: 'groups.new.offline-title' })} onRetry={fn()}>
        {intl.formatMessage({ id: 'groups.new.offline-text' })}
      </ErrorState>
    ),
    empty: (
      <EmptyState illustration="people" title={intl.formatMessage({ id: 'groups.new.no-friends' })}>
        {intl.formatMessage({ id: 'groups.new.no-friends-text' })}
      </EmptyState>
    ),
  };
  if (state !== 'select' && !placeholders[state]) return null;
  return (
    <UserOrChatPicker
      isOpen
      title={title}
      items={state === 'select' ? EXAMPLE_FRIEND_ITEMS : []}
      limit={2299}
      initialIds={['u0', 'u3', 'u4']}
      placeholder={placeholders[state]}
      confirmLabel={(count) =>
        intl.formatMessage({ id: count > 0 ? 'groups.new.next-count' : 'groups.new.next' }, { count })
      }
      onConfirm={fn()}
      onClose={fn()}
    />
  );
}
