import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Dialog } from '../../components/Dialog.tsx';
import { AvatarCrop } from '../../components/AvatarCrop.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { EditProfileLoadError, EditProfileSkeleton } from '../../views/profile/EditProfileSkeleton.tsx';
import { EditProfileView } from '../../views/profile/EditProfileView.tsx';
import { EXAMPLE_PROFILE, makeExampleField } from '../../views/profile/story-profile.ts';
import { makeStoryImage } from '../../views/social/post/story-posts.ts';
import { StoryAppShell } from '../StoryAppShell.tsx';

export type StoryEditProfileScreenState =
  | 'full'
  | 'invalid'
  | 'uploading'
  | 'crop'
  | 'discard'
  | 'loading'
  | 'failed'
  | 'offline'
  | 'refused';

/** The user's own profile as features/profile composes it. */
export function StoryEditProfileScreen({ state }: { state: StoryEditProfileScreenState }) {
  const hasFailed = state === 'failed' || state === 'offline';
  return (
    <StoryAppShell tab="/my-page" isOpened isOffline={state === 'offline'}>
      {state === 'loading' && <EditProfileSkeleton onBack={fn()} />}
      {hasFailed && <EditProfileLoadError isRetrying={false} onRetry={fn()} onBack={fn()} />}
      {state !== 'loading' && !hasFailed && <Editor state={state} />}
    </StoryAppShell>
  );
}

function Editor({ state }: { state: StoryEditProfileScreenState }) {
  const intl = useIntl();
  const { nickname, username, introduction } = EXAMPLE_PROFILE;
  const taken = { error: intl.formatMessage({ id: 'errors.general.no-permission' }) };
  return (
    <>
      <EditProfileView
        profile={EXAMPLE_PROFILE}
        nickname={makeExampleField(nickname)}
        username={makeExampleField(username, state === 'invalid' ? taken : {})}
        introduction={makeExampleField(introduction)}
        isUploading={state === 'uploading'}
        errorText={state === 'refused' ? intl.formatMessage({ id: 'errors.connection.failed' }) : undefined}
        canSubmit
        isBusy={false}
        onBack={fn()}
        onPicture={fn()}
        onSubmit={fn()}
      />
      <Sheet isOpen={state === 'crop'} onClose={fn()} title={intl.formatMessage({ id: 'kit.crop.title' })}>
        <AvatarCrop src={makeStoryImage(1).url} isBusy={false} isRound onCrop={fn()} />
      </Sheet>
      <Dialog
        isOpen={state === 'discard'}
        title={intl.formatMessage({ id: 'profile.edit.discard-title' })}
        confirmLabel={intl.formatMessage({ id: 'profile.edit.discard' })}
        cancelLabel={intl.formatMessage({ id: 'profile.edit.stay' })}
        tone="danger"
        onConfirm={fn()}
        onCancel={fn()}
      >
        {intl.formatMessage({ id: 'profile.edit.discard-text' })}
      </Dialog>
    </>
  );
}
