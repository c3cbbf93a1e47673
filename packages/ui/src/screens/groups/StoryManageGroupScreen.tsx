import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Dialog } from '../../components/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { SelectionFooter } from '../../components/SelectionFooter.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { MemberListWithLimit } from '../../views/groups/MemberListWithLimit.tsx';
import { DissolveGroupForm } from '../../views/groups/DissolveGroupForm.tsx';
import { MemberList } from '../../views/groups/MemberList.tsx';
import { MemberView } from '../../views/groups/MemberView.tsx';
import {
  ADMIN_PERMISSION_LABELS,
  MEMBER_PERMISSION_LABELS,
  PermissionSwitches,
} from '../../views/groups/PermissionSwitches.tsx';
import {
  EXAMPLE_MEMBER_PERMISSIONS,
  EXAMPLE_GROUP,
  EXAMPLE_ADMIN_PERMISSIONS,
  EXAMPLE_MEMBERS,
} from '../../views/groups/story-groups.ts';
import { StoryRoomScreen } from '../chat/StoryRoomScreen.tsx';

const TITLES = {
  member: 'groups.member.title',
  admin: 'groups.member.title',
  block: 'groups.member.title',
  abilities: 'groups.ability.title',
  admins: 'groups.admins.title',
  blacklist: 'groups.blacklist.title',
  'blacklist-empty': 'groups.blacklist.title',
  remove: 'groups.remove.title',
  dissolve: 'groups.dissolve.title',
} as const satisfies Record<string, MessageId>;

export type StoryManageGroupScreenState = keyof typeof TITLES;

/** Managing a group in its details, as features/groups/manage composes it. */
export function StoryManageGroupScreen({ state }: { state: StoryManageGroupScreenState }) {
  const intl = useIntl();
  const { name } = EXAMPLE_MEMBERS[3]!;
  return (
    <>
      <StoryRoomScreen state="full" kind="group" />
      <Sheet
        isOpen
        onClose={fn()}
        onBack={fn()}
        title={intl.formatMessage({ id: TITLES[state] })}
        height="full"
        {...(state === 'remove' && {
          header: <SearchField value="" onChange={fn()} label={intl.formatMessage({ id: 'kit.picker.search' })} />,
          footer: (
            <SelectionFooter
              count={2}
              limit={100}
              label={intl.formatMessage({ id: 'groups.remove.submit-count' }, { count: 2 })}
              isDanger
              onConfirm={fn()}
            />
          ),
        })}
      >
        <Page state={state} />
      </Sheet>
      {state === 'block' && (
        <Dialog
          isOpen
          tone="danger"
          title={intl.formatMessage({ id: 'groups.member.block-title' }, { name })}
          confirmLabel={intl.formatMessage({ id: 'groups.member.block-confirm' })}
          cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
          onConfirm={fn()}
          onCancel={fn()}
        >
          {intl.formatMessage({ id: 'groups.member.block-text' }, { name, group: EXAMPLE_GROUP.avatar.name })}
        </Dialog>
      )}
    </>
  );
}

function Page({ state }: { state: StoryManageGroupScreenState }): ReactNode {
  const intl = useIntl();
  const joined = intl.formatMessage(
    { id: 'groups.member.joined-by' },
    { date: intl.formatDate('2026-11-02T09:00:00Z', { dateStyle: 'medium' }), name: EXAMPLE_MEMBERS[0]!.name },
  );
  const isBlacklist = state === 'blacklist' || state === 'blacklist-empty';
  if (isBlacklist) return <Blacklist isEmpty={state === 'blacklist-empty'} />;
  switch (state) {
    case 'abilities':
      return (
        <PermissionSwitches labels={MEMBER_PERMISSION_LABELS} granted={EXAMPLE_MEMBER_PERMISSIONS} onChange={fn()} />
      );
    case 'admins':
      return (
        <MemberListWithLimit
          members={EXAMPLE_MEMBERS.slice(1, 6)}
          limit={15}
          emptyState={null}
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
          rest="end"
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
          powers={
            <PermissionSwitches labels={ADMIN_PERMISSION_LABELS} granted={EXAMPLE_ADMIN_PERMISSIONS} onChange={fn()} />
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
      onTakeOff={fn()}
    />
  );
}
