import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { DissolveGroupForm } from '../../views/groups/DissolveGroupForm.tsx';
import { MemberList } from '../../views/groups/MemberList.tsx';
import { MemberListWithLimit } from '../../views/groups/MemberListWithLimit.tsx';
import { MemberView } from '../../views/groups/MemberView.tsx';
import {
  ADMIN_PERMISSION_LABEL_IDS,
  MEMBER_PERMISSION_LABEL_IDS,
  PermissionSwitches,
} from '../../views/groups/PermissionSwitches.tsx';
import {
  EXAMPLE_MEMBER_PERMISSIONS,
  EXAMPLE_GROUP,
  EXAMPLE_ADMIN_PERMISSIONS,
  EXAMPLE_MEMBERS,
} from '../../views/groups/story-groups.ts';

/** A page of the details that manages the group. */
export function StoryManageGroupPage({ state }: { state: string }): ReactNode {
  const intl = useIntl();
  const joined = intl.formatMessage(
    { id: 'groups.member.joined-by' },
    { date: intl.formatDate('2026-11-02T09:00:00Z', { dateStyle: 'medium' }), name: EXAMPLE_MEMBERS[0]!.name },
  );
  switch (state) {
    // Without a connection the load waits for one.
    case 'loading':
    case 'offline':
      return (
        <div aria-busy>
          <Skeleton shape="row" count={4} />
        </div>
      );
    case 'failed':
      return <ErrorState onRetry={fn()} />;
    case 'blacklist':
    case 'blacklist-empty':
      return <Blacklist isEmpty={state === 'blacklist-empty'} />;
    case 'memberPermissions':
      return (
        <PermissionSwitches labels={MEMBER_PERMISSION_LABEL_IDS} granted={EXAMPLE_MEMBER_PERMISSIONS} onChange={fn()} />
      );
    case 'admins':
    case 'admins-empty':
      return (
        <MemberListWithLimit
          members={state === 'admins' ? EXAMPLE_MEMBERS.slice(1, 6) : []}
          limit={15}
          emptyState={
            <EmptyState illustration="people" title={intl.formatMessage({ id: 'groups.admins.empty' })}>
              {intl.formatMessage({ id: 'groups.admins.empty-text' })}
            </EmptyState>
          }
          addLabel="groups.admins.add"
          onAdd={fn()}
          onOpen={fn()}
        />
      );
    case 'remove':
      return (
        <MemberList
          members={EXAMPLE_MEMBERS.slice(3)}
          selection={{ ids: new Set([EXAMPLE_MEMBERS[3]!.id, EXAMPLE_MEMBERS[5]!.id]), isFull: false }}
          tail="end"
          emptyState={null}
          onOpen={fn()}
          onNearEnd={fn()}
          onRetry={fn()}
        />
      );
    case 'dissolve':
      return (
        <DissolveGroupForm groupName={EXAMPLE_GROUP.avatar.name} memberCount={1284} isBusy={false} onSubmit={fn()} />
      );
    case 'admin':
      return (
        <MemberView
          member={EXAMPLE_MEMBERS[1]!}
          joined={joined}
          adminPermissions={
            <PermissionSwitches
              labels={ADMIN_PERMISSION_LABEL_IDS}
              granted={EXAMPLE_ADMIN_PERMISSIONS}
              onChange={fn()}
            />
          }
          onMessage={fn()}
          onRemoveAdmin={fn()}
          onTransfer={fn()}
          onRemove={fn()}
          onBlock={fn()}
        />
      );
    default:
      return (
        <MemberView
          member={EXAMPLE_MEMBERS[3]!}
          joined={joined}
          onMessage={fn()}
          onAddFriend={fn()}
          onAddAdmin={fn()}
          onTransfer={fn()}
          onRemove={fn()}
          onBlock={fn()}
        />
      );
  }
}

function Blacklist({ isEmpty }: { isEmpty: boolean }) {
  const intl = useIntl();
  return (
    <MemberListWithLimit
      members={isEmpty ? [] : EXAMPLE_MEMBERS.slice(3, 6)}
      limit={50}
      emptyState={
        <EmptyState illustration="people" title={intl.formatMessage({ id: 'groups.blacklist.empty' })}>
          {intl.formatMessage({ id: 'groups.blacklist.empty-text' })}
        </EmptyState>
      }
      addLabel="groups.blacklist.add"
      onAdd={fn()}
      onUnblock={fn()}
    />
  );
}
