import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { EnterGroupCodeForm } from '../../views/groups/EnterGroupCodeForm.tsx';
import { GroupPreview } from '../../views/groups/GroupPreview.tsx';
import { EXAMPLE_GROUP_PREVIEW } from '../../views/groups/story-groups.ts';
import { StoryChatListScreen } from '../chat/StoryChatListScreen.tsx';

export type StoryJoinGroupScreenState = 'enter' | 'loading' | 'preview' | 'member' | 'ended' | 'offline';

/** Joining a group over the chat list, as features/groups/join composes it. */
export function StoryJoinGroupScreen({ state }: { state: StoryJoinGroupScreenState }) {
  const intl = useIntl();
  const isOffline = state === 'offline';
  return (
    <>
      <StoryChatListScreen state={isOffline ? 'offline' : 'full'} />
      <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: 'groups.join.title' })}>
        {state === 'enter' && <EnterGroupCodeForm onSubmit={fn()} />}
        {state === 'loading' && <Skeleton shape="row" count={2} />}
        {(state === 'preview' || state === 'member') && (
          <GroupPreview
            group={{ ...EXAMPLE_GROUP_PREVIEW, isMember: state === 'member' }}
            isBusy={false}
            onEnter={fn()}
          />
        )}
        {(state === 'ended' || isOffline) && (
          <EmptyState
            illustration={isOffline ? 'offline' : 'broken'}
            title={intl.formatMessage({ id: isOffline ? 'errors.connection.failed' : 'errors.group.code-expired' })}
            action={
              <Button variant="secondary">
                {intl.formatMessage({ id: isOffline ? 'kit.error.retry' : 'groups.join.other-code' })}
              </Button>
            }
          />
        )}
      </Sheet>
    </>
  );
}
