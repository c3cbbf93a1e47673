import { Sheet } from '@quintet/ui/Sheet';
import { Skeleton } from '@quintet/ui/Skeleton';
import { useBackToClose } from '@quintet/ui/use-back-to-close';
import { EditProfileError, EditProfileSkeleton } from '@quintet/ui/views/profile/EditProfileSkeleton';
import { EditProfileView } from '@quintet/ui/views/profile/EditProfileView';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { LazyPart } from '../../shared/loading/LazyPart.tsx';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog.tsx';
import { showToast } from '../../shared/feedback/toasts.ts';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { meQuery, type Me } from './queries.ts';
import { useAvatar } from './use-avatar.ts';
import { useEditProfile } from './use-edit-profile.ts';

async function loadAvatarCrop() {
  const { AvatarCropView } = await import('@quintet/ui/views/profile/AvatarCropView');
  return { default: AvatarCropView };
}

function EditProfile({ user, onLeave }: { user: Me; onLeave: () => void }): ReactNode {
  const intl = useIntl();
  const { view, isChanged, save, discard } = useEditProfile(user);
  const { selected, isUploading, select, crop, cancel } = useAvatar();
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
        isUploading={isUploading}
        onBack={isChanged ? () => setIsConfirmingDiscard(true) : onLeave}
        onPicture={(file) => void select(file)}
        onSubmit={() =>
          void save().then((isSaved) => {
            if (!isSaved) return;
            showToast('profile.edit.saved');
            onLeave();
          })
        }
      />
      <Sheet isOpen={selected !== null} onClose={cancel} title={intl.formatMessage({ id: 'profile.crop.title' })}>
        {selected && (
          <LazyPart
            load={loadAvatarCrop}
            props={{ src: selected.src, isBusy: isUploading, onCrop: (square) => void crop(square) }}
            fallback={<Skeleton shape="picture" />}
          />
        )}
      </Sheet>
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
  const { data, error, isFetching, refetch } = useQuery(meQuery());
  const retry = (): void => void refetch();
  useRetryWhenOnline(error, retry);
  usePageTitle(intl.formatMessage({ id: 'profile.edit.title' }));
  const leave = (): void => void navigate(paths.myPage.href());
  if (data) return <EditProfile key={data.id} user={data} onLeave={leave} />;
  if (error) return <EditProfileError onRetry={retry} isRetrying={isFetching} onBack={leave} />;
  return <EditProfileSkeleton onBack={leave} />;
}
