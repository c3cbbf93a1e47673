import { useBackToClose } from '@quintet/ui/use-back-to-close';
import { EditProfileLoadError, EditProfileSkeleton } from '@quintet/ui/views/profile/EditProfileSkeleton';
import { EditProfileView } from '@quintet/ui/views/profile/EditProfileView';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog.tsx';
import { showToast } from '../../shared/feedback/toasts.ts';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { useAvatarUpload } from '../../shared/files/use-avatar-upload.tsx';
import { api } from '../../shared/requests/api.ts';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { ownUserQuery, patchCachedOwnUser, type OwnUser } from '../../shared/users/own-user.ts';
import { useEditProfileForm } from './use-edit-profile-form.ts';

function EditProfile({ user, onLeave }: { user: OwnUser; onLeave: () => void }): ReactNode {
  const client = useQueryClient();
  const { view, isChanged, save, discard } = useEditProfileForm(user);
  const picture = useAvatarUpload({
    operation: 'uploadAvatar',
    isRound: true,
    async upload(image) {
      const { data } = await api.POST('/api/v1/users/avatar', { body: { image } });
      if (data) patchCachedOwnUser(client, data.result);
      showToast('profile.edit.picture-done');
    },
  });
  const [isConfirmingDiscard, setIsConfirmingDiscard] = useState(false);
  useBackToClose(isChanged, () => setIsConfirmingDiscard(true));
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  return (
    <>
      <EditProfileView
        {...view}
        profile={user}
        isUploading={picture.isUploading}
        onBack={isChanged ? () => setIsConfirmingDiscard(true) : onLeave}
        onPicture={picture.select}
        onSubmit={() =>
          void save().then((isSaved) => {
            if (!isSaved) return;
            showToast('profile.edit.saved');
            onLeave();
          })
        }
      />
      {picture.sheet}
      <ConfirmDialog
        isOpen={isConfirmingDiscard}
        tone="danger"
        title="profile.edit.discard-title"
        text="profile.edit.discard-text"
        confirmLabel="profile.edit.discard"
        cancelLabel="profile.edit.stay"
        onConfirm={() => {
          discard();
          onLeave();
        }}
        onCancel={() => setIsConfirmingDiscard(false)}
      />
    </>
  );
}

/** /edit-profile: nickname, account ID, bio and avatar (spec §2). */
export default function EditProfilePage(): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(ownUserQuery());
  const retry = (): void => void refetch();
  useRetryWhenOnline(error, retry);
  usePageTitle(intl.formatMessage({ id: 'profile.edit.title' }));
  const leave = (): void => void navigate(paths.myPage.href());
  if (data) return <EditProfile key={data.id} user={data} onLeave={leave} />;
  if (error) return <EditProfileLoadError onRetry={retry} isRetrying={isFetching} onBack={leave} />;
  return <EditProfileSkeleton onBack={leave} />;
}
