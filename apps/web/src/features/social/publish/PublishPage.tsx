import { PublishFormSkeleton } from '@quintet/ui/views/social/publish/PublishFormSkeleton';
import { PublishForm } from '@quintet/ui/views/social/publish/PublishForm';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { usePageTitle } from '../../../shared/appearance/page-title.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useBackOrHome } from '../../../shared/navigation/use-back-or-home.ts';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import { useErrorText } from '../../../shared/feedback/use-error-text.ts';
import { isPostDraftFull } from './add-files.ts';
import { canCropFile } from './crop-file.ts';
import type { PostDraftFile } from './draft-types.ts';
import { moveListItem } from './move-item.ts';
import { clearRestoredPostErrorAtom, restoredPostErrorAtom } from './restore-failed-post.ts';
import { setHasPostDraftAtom } from './has-draft.ts';
import { isPostDraftEmpty } from './use-post-draft.ts';
import { usePostEditor } from './use-post-editor.ts';
import { useFileRejectionTexts } from './use-rejection-texts.ts';

const loadCropSheet = () => import('./ImageCropSheet.tsx');
const loadCoverSheet = () => import('./VideoCoverSheet.tsx');

/** Object URLs of the files while mounted. */
function useFilePreviews(files: readonly PostDraftFile[]) {
  const shown = useMemo(
    () =>
      files.map((file) => ({
        id: file.id,
        kind: file.kind,
        src: URL.createObjectURL(file.bytes),
        canCrop: canCropFile(file),
        poster: file.poster ? URL.createObjectURL(file.poster) : undefined,
      })),
    [files],
  );
  useEffect(() => {
    const urls = shown.flatMap(({ src, poster }) => [src, ...(poster ? [poster] : [])]);
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, [shown]);
  return shown;
}

/** The editor of a new post, saved on the device. `reason`: why the post could not be published, until it is changed. */
function PublishEditor({ reason }: { reason: unknown }): ReactNode {
  const intl = useIntl();
  const back = useBackOrHome();
  const navigate = useNavigate();
  const { isReady, draft, change, textError, canPublish, errorText, isBusy, isAdding, rejected, ...publish } =
    usePostEditor();
  const { clearRejected, add, submitPost } = publish;
  const rejectionTexts = useFileRejectionTexts(rejected);
  const reasonText = useErrorText(reason);
  const clearReason = useSetAtom(clearRestoredPostErrorAtom);
  const setHasDraft = useSetAtom(setHasPostDraftAtom);
  const hasDraft = !isPostDraftEmpty(draft);
  useEffect(() => {
    if (isReady) setHasDraft(hasDraft);
  }, [isReady, hasDraft, setHasDraft]);
  const files = useFilePreviews(draft.files);
  const [croppedId, setCroppedId] = useState<string | null>(null);
  const cropped = draft.files.find(({ id }) => id === croppedId);
  const CropSheet = useLazyDialog(cropped !== undefined, loadCropSheet, () => setCroppedId(null));
  const [coveredId, setCoveredId] = useState<string | null>(null);
  const covered = draft.files.find(({ id }) => id === coveredId);
  const CoverSheet = useLazyDialog(covered !== undefined, loadCoverSheet, () => setCoveredId(null));
  usePageTitle(intl.formatMessage({ id: 'social.publish.title' }));
  if (!isReady) return <PublishFormSkeleton onBack={back} />;

  const setFiles = (changed: readonly PostDraftFile[]): void => {
    clearReason();
    publish.setFiles(changed);
  };

  const replace = (changed: PostDraftFile): void =>
    setFiles(draft.files.map((file) => (file.id === changed.id ? changed : file)));
  return (
    <>
      <PublishForm
        text={draft.text}
        tags={draft.tags}
        audience={draft.audience}
        allowsComments={draft.allowsComments}
        files={files}
        isFull={isPostDraftFull(draft.files)}
        isAdding={isAdding}
        rejectionTexts={rejectionTexts}
        onRejectionsRead={clearRejected}
        error={textError ? intl.formatMessage({ id: textError.id }, textError.values) : undefined}
        errorText={errorText ?? reasonText}
        canPublish={canPublish}
        isBusy={isBusy}
        onBack={back}
        onChange={(changes) => {
          clearReason();
          change(changes);
        }}
        onAdd={(selected) => void add(selected)}
        onRemove={(id) => setFiles(draft.files.filter((file) => file.id !== id))}
        onCrop={setCroppedId}
        onChooseCover={setCoveredId}
        onMove={(from, to) => setFiles(moveListItem(draft.files, from, to))}
        onPublish={() =>
          void submitPost().then((isQueued) => {
            // The bar above every page says how it goes.
            if (!isQueued) return;
            setHasDraft(false);
            void navigate(paths.homeRecommend.href(), { replace: true });
          })
        }
      />
      {CropSheet && (
        <CropSheet
          file={cropped}
          onClose={() => setCroppedId(null)}
          onDone={(done) => {
            replace(done);
            setCroppedId(null);
          }}
        />
      )}
      {CoverSheet && (
        <CoverSheet
          file={covered}
          onClose={() => setCoveredId(null)}
          onDone={(done) => {
            replace(done);
            setCoveredId(null);
          }}
        />
      )}
    </>
  );
}

/** /publish: a new post. */
export default function PublishPage(): ReactNode {
  const { restoreCount, error } = useAtomValue(restoredPostErrorAtom);
  return <PublishEditor key={restoreCount} reason={error} />;
}
