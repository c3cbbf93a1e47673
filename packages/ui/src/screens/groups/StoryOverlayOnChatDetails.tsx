import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Dialog } from '../../components/Dialog.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { UserOrChatPicker } from '../../components/UserOrChatPicker.tsx';
import { RoomMediaView } from '../../views/chat/media/RoomMediaView.tsx';
import { STORY_ROOM_FILES, STORY_ROOM_MEDIA } from '../../views/chat/media/story-media.ts';
import { NotAddedList } from '../../views/groups/NotAddedList.tsx';
import { EXAMPLE_FRIEND_ITEMS, EXAMPLE_GROUP, EXAMPLE_NOT_ADDED_USERS } from '../../views/groups/story-groups.ts';

const MEDIA_RESTS: Readonly<Partial<Record<string, 'loading' | 'failed'>>> = {
  'media-loading': 'loading',
  'media-failed': 'failed',
};
const MEDIA: Readonly<Partial<Record<string, typeof STORY_ROOM_MEDIA>>> = {
  media: STORY_ROOM_MEDIA,
  files: STORY_ROOM_FILES,
};

/** The photos, videos and files of a chat. */
export function StoryChatDetailsMedia({ state }: { state: string }) {
  const intl = useIntl();
  return (
    <RoomMediaView
      kind={state === 'files' ? 'file' : 'image'}
      items={MEDIA[state] ?? []}
      tail={MEDIA_RESTS[state] ?? 'end'}
      errorText={intl.formatMessage({ id: 'errors.connection.failed' })}
      onKind={fn()}
      onOpen={fn()}
      onNearEnd={fn()}
      onRetry={fn()}
    />
  );
}

/** What lies over the details. */
export function StoryOverlayOnChatDetails({ state }: { state: string }): ReactNode {
  const intl = useIntl();
  const { name } = EXAMPLE_GROUP.avatar;
  switch (state) {
    case 'leave':
      return (
        <Dialog
          isOpen
          tone="danger"
          title={intl.formatMessage({ id: 'groups.leave.title' }, { name })}
          confirmLabel={intl.formatMessage({ id: 'groups.leave.confirm' })}
          cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
          onConfirm={fn()}
          onCancel={fn()}
        >
          {intl.formatMessage({ id: 'groups.leave.text' })}
        </Dialog>
      );
    case 'add-members':
      return <AddMembers />;
    case 'not-added':
      return (
        <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: 'groups.invite.not-added' })}>
          <NotAddedList groupName={name} users={EXAMPLE_NOT_ADDED_USERS} />
        </Sheet>
      );
    default:
      return null;
  }
}

/** Friends to add; the second one is a member already. */
function AddMembers() {
  const intl = useIntl();
  const disabledReason = intl.formatMessage({ id: 'groups.not-added.already-member' });
  return (
    <UserOrChatPicker
      isOpen
      title={intl.formatMessage({ id: 'groups.invite.title' })}
      items={EXAMPLE_FRIEND_ITEMS.map((item, index) => (index === 1 ? { ...item, disabledReason } : item))}
      limit={100}
      initialIds={['u0', 'u3']}
      confirmLabel={(count) => intl.formatMessage({ id: 'groups.invite.add-count' }, { count })}
      onConfirm={fn()}
      onClose={fn()}
    />
  );
}
