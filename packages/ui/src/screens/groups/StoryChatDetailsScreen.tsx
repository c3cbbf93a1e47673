import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { NotifySwitches } from '../../components/NotifySwitches.tsx';
import { ReportDone } from '../../components/ReportDone.tsx';
import { ReportForm } from '../../components/ReportForm.tsx';
import { ReportPreview } from '../../components/ReportPreview.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { EXAMPLE_REPORT_CONTENT_COPIES } from '../../components/story-report.ts';
import { Sheet } from '../../components/Sheet.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import {
  ChatDetailsView,
  GroupMembersPreview,
  GroupMembersPreviewSkeleton,
} from '../../views/groups/ChatDetailsView.tsx';
import { EditGroupInfoForm } from '../../views/groups/EditGroupInfoForm.tsx';
import { MemberList } from '../../views/groups/MemberList.tsx';
import { ShareGroupView } from '../../views/groups/ShareGroupView.tsx';
import { GroupNicknameForm } from '../../views/groups/GroupNicknameForm.tsx';
import {
  EXAMPLE_GROUP,
  EXAMPLE_GROUP_CODE_DATA,
  makeStoryMembers,
  EXAMPLE_MEMBERS,
} from '../../views/groups/story-groups.ts';
import { StoryRoomScreen } from '../chat/StoryRoomScreen.tsx';
import { StoryChatDetailsMedia, StoryOverlayOnChatDetails } from './StoryOverlayOnChatDetails.tsx';

const TITLES = {
  owner: 'groups.details.title',
  member: 'groups.details.title',
  direct: 'groups.details.title-direct',
  loading: 'groups.details.title',
  failed: 'groups.details.title',
  offline: 'groups.details.title',
  leave: 'groups.details.title',
  'add-members': 'groups.details.title',
  'not-added': 'groups.details.title',
  edit: 'groups.details.edit',
  nickname: 'groups.details.nickname',
  'nickname-loading': 'groups.details.nickname',
  'nickname-failed': 'groups.details.nickname',
  report: 'groups.details.report-group',
  'report-preview': 'groups.details.report-group',
  'report-done': 'groups.details.report-user',
  notify: 'groups.details.notify',
  share: 'groups.share.title',
  media: 'groups.details.media',
  files: 'groups.details.media',
  'media-empty': 'groups.details.media',
  'media-loading': 'groups.details.media',
  'media-failed': 'groups.details.media',
  members: 'groups.members.title',
  'members-loading': 'groups.members.title',
  'members-offline': 'groups.members.title',
  'no-member-found': 'groups.members.title',
} as const satisfies Record<string, MessageId>;

export type StoryChatDetailsScreenState = keyof typeof TITLES;

/** The details of a chat over its room, as features/groups/details composes them. */
export function StoryChatDetailsScreen({ state }: { state: StoryChatDetailsScreenState }) {
  const intl = useIntl();
  const title = TITLES[state];
  const isMembers = title === 'groups.members.title';
  const isFirst = title === 'groups.details.title' || title === 'groups.details.title-direct';
  return (
    <>
      <StoryRoomScreen state={state === 'offline' ? 'offline' : 'full'} kind={state === 'direct' ? 'user' : 'group'} />
      <Sheet
        isOpen
        onClose={fn()}
        {...(!isFirst && { onBack: fn() })}
        title={intl.formatMessage({ id: title })}
        height="full"
        header={
          isMembers && (
            <SearchField
              value={state === 'no-member-found' ? 'zebra' : ''}
              onChange={fn()}
              label={intl.formatMessage({ id: 'kit.picker.search' })}
            />
          )
        }
      >
        {title === 'groups.details.media' && <StoryChatDetailsMedia state={state} />}
        {isMembers && <Members state={state} />}
        {state === 'edit' && (
          <EditGroupInfoForm
            name={EXAMPLE_GROUP.avatar.name}
            introduction={EXAMPLE_GROUP.introduction}
            isChanged
            isBusy={false}
            onName={fn()}
            onIntroduction={fn()}
            onSubmit={fn()}
          />
        )}
        {state === 'nickname' && (
          <GroupNicknameForm
            originNickname="Juniper"
            nickname="领队 Captain"
            isChanged
            isBusy={false}
            onNickname={fn()}
            onSubmit={fn()}
          />
        )}
        {state === 'nickname-loading' && <Skeleton shape="row" count={4} />}
        {state === 'nickname-failed' && <ErrorState onRetry={fn()} />}
        {state === 'share' && (
          <ShareGroupView
            groupName={EXAMPLE_GROUP.avatar.name}
            share={EXAMPLE_GROUP_CODE_DATA}
            isBusy={false}
            onCopyCode={fn()}
            onCopyLink={fn()}
            onSend={fn()}
            onReplace={fn()}
            onRevoke={fn()}
          />
        )}
        {state === 'notify' && (
          <NotifySwitches
            settings={{ notify: true, notify_detail: true, sound: false, vibration: true }}
            permission="default"
            onChange={fn()}
            onAllow={fn()}
          />
        )}
        {state === 'report' && <ReportForm isBusy={false} onNext={fn()} />}
        {state === 'report-preview' && (
          <ReportPreview copies={EXAMPLE_REPORT_CONTENT_COPIES} isBusy={false} onBack={fn()} onSend={fn()} />
        )}
        {state === 'report-done' && (
          <ReportDone block={{ name: 'Moss Harbour', isBlocked: false, isBusy: false, onBlock: fn() }} onClose={fn()} />
        )}
        {isFirst && <Details state={state} />}
      </Sheet>
      <StoryOverlayOnChatDetails state={state} />
    </>
  );
}

const GRIDS: Partial<Record<StoryChatDetailsScreenState, ReactNode>> = {
  direct: null,
  loading: <GroupMembersPreviewSkeleton />,
  // Without a connection the members are waited for.
  offline: <GroupMembersPreviewSkeleton />,
  failed: <ErrorState onRetry={fn()} />,
};

function Details({ state }: { state: StoryChatDetailsScreenState }) {
  const isDirect = state === 'direct';
  const members = (
    <GroupMembersPreview
      members={EXAMPLE_MEMBERS.slice(0, 8)}
      count={1284}
      onOpen={fn()}
      onAll={fn()}
      onAdd={fn()}
      {...(state === 'owner' && { onRemove: fn() })}
    />
  );
  return (
    <ChatDetailsView
      avatar={isDirect ? { id: 'u2', name: 'Moss Harbour' } : EXAMPLE_GROUP.avatar}
      introduction={isDirect ? undefined : EXAMPLE_GROUP.introduction}
      pinnedMessage={isDirect ? undefined : EXAMPLE_GROUP.pinnedMessage}
      members={state in GRIDS ? GRIDS[state] : members}
      isMuted={state === 'member'}
      {...(!isDirect && {
        nickname: state === 'loading' || state === 'offline' ? undefined : '领队 Captain',
        onNickname: fn(),
      })}
      onPinnedMessage={fn()}
      onMute={fn()}
      onNotify={fn()}
      onSearch={fn()}
      onMedia={fn()}
      onReport={fn()}
      onClear={fn()}
      {...(state === 'owner' && { onPicture: fn(), onEdit: fn() })}
      {...(isDirect ? { onBlock: fn() } : { onShare: fn() })}
      {...(state !== 'owner' && !isDirect && { onLeave: fn() })}
    />
  );
}

function Members({ state }: { state: StoryChatDetailsScreenState }) {
  const intl = useIntl();
  const rests = { 'members-loading': 'loading', 'members-offline': 'failed' } as const;
  return (
    <MemberList
      members={state === 'members' ? makeStoryMembers(2300) : []}
      tail={state in rests ? rests[state as keyof typeof rests] : 'end'}
      emptyState={<EmptyState illustration="search" title={intl.formatMessage({ id: 'kit.picker.none' })} />}
      errorText={intl.formatMessage({ id: 'errors.connection.failed' })}
      onOpen={fn()}
      onNearEnd={fn()}
      onRetry={fn()}
    />
  );
}
