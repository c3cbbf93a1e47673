import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
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

/** Why a code leads to no group. */
const NOTICES = {
  ended: 'errors.group.code-expired',
  'used-up': 'errors.group.code-used-up',
  revoked: 'errors.group.code-revoked',
  failed: 'errors.connection.unavailable',
  offline: 'errors.connection.failed',
} as const satisfies Record<string, MessageId>;

/** Why this user cannot join the group. */
const REFUSALS = {
  full: 'errors.group.members-full',
  blocked: 'errors.group.blocked',
} as const satisfies Record<string, MessageId>;

export type StoryJoinGroupScreenState =
  | 'enter'
  | 'loading'
  | 'preview'
  | 'member'
  | keyof typeof NOTICES
  | keyof typeof REFUSALS;

const isNotice = (state: StoryJoinGroupScreenState): state is keyof typeof NOTICES => state in NOTICES;

/** Joining a group over the chat list, as features/groups/join composes it. */
export function StoryJoinGroupScreen({ state }: { state: StoryJoinGroupScreenState }) {
  const intl = useIntl();
  return (
    <>
      <StoryChatListScreen state={state === 'offline' ? 'offline' : 'full'} />
      <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: 'groups.join.title' })}>
        <Content state={state} />
      </Sheet>
    </>
  );
}

function Content({ state }: { state: StoryJoinGroupScreenState }): ReactNode {
  const intl = useIntl();
  if (state === 'enter') return <EnterGroupCodeForm onSubmit={fn()} />;
  if (state === 'loading')
    return (
      <div aria-busy>
        <Skeleton shape="row" count={2} />
      </div>
    );
  if (isNotice(state)) {
    const isOutage = state === 'failed' || state === 'offline';
    return (
      <div role="alert">
        <EmptyState
          illustration={state === 'offline' ? 'offline' : 'broken'}
          title={intl.formatMessage({ id: NOTICES[state] })}
          action={
            <Button variant="secondary" {...(isOutage && { icon: 'retry' })}>
              {intl.formatMessage({ id: isOutage ? 'kit.error.retry' : 'groups.join.other-code' })}
            </Button>
          }
        />
      </div>
    );
  }
  const refusal = state in REFUSALS ? REFUSALS[state as keyof typeof REFUSALS] : undefined;
  return (
    <GroupPreview
      group={{
        ...EXAMPLE_GROUP_PREVIEW,
        isMember: state === 'member',
        ...(state === 'full' && { memberCount: EXAMPLE_GROUP_PREVIEW.memberLimit }),
      }}
      errorText={refusal && intl.formatMessage({ id: refusal })}
      isBusy={false}
      onEnter={fn()}
    />
  );
}
