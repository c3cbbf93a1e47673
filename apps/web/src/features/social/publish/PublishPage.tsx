import { Skeleton } from '@quintet/ui/Skeleton';
import { PublishForm } from '@quintet/ui/views/social/PublishForm';
import { lazy, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { tell } from '../../../shared/notices.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { paths } from '../../../shared/paths.ts';
import { useBack } from '../use-opening.ts';
import { WhenWanted } from '../WhenWanted.tsx';
import { isFull } from './add-files.ts';
import { canCrop } from './crop.ts';
import type { KeptFile } from './kept.ts';
import { usePublish } from './use-publish.ts';

const Cropping = lazy(() => import('./Cropping.tsx'));

/** Addresses for what is in memory, as long as it is shown. */
function useShown(files: readonly KeptFile[]) {
  const shown = useMemo(
    () =>
      files.map((file) => ({
        id: file.id,
        kind: file.kind,
        src: URL.createObjectURL(file.bytes),
        canCrop: canCrop(file),
      })),
    [files],
  );
  useEffect(() => () => shown.forEach(({ src }) => URL.revokeObjectURL(src)), [shown]);
  return shown;
}

/** /publish: a new post. */
export default function PublishPage(): ReactNode {
  const intl = useIntl();
  const back = useBack();
  const navigate = useNavigate();
  const { isReady, draft, change, problem, canPublish, failure, isBusy, isAdding, add, setFiles, go } = usePublish();
  const files = useShown(draft.files);
  const [cropping, setCropping] = useState<string | null>(null);
  const cropped = draft.files.find(({ id }) => id === cropping);
  usePageTitle(intl.formatMessage({ id: 'social.publish.title' }));
  if (!isReady) return <Skeleton shape="picture" />;

  const move = (from: number, to: number): void => {
    const next = [...draft.files];
    const [moved] = next.splice(from, 1);
    if (moved) setFiles([...next.slice(0, to), moved, ...next.slice(to)]);
  };
  return (
    <>
      <PublishForm
        text={draft.text}
        tags={draft.tags}
        audience={draft.audience}
        allowsComments={draft.allowsComments}
        files={files}
        isFull={isFull(draft.files)}
        isAdding={isAdding}
        error={problem ? intl.formatMessage({ id: problem.id }, problem.values) : undefined}
        failure={failure}
        canPublish={canPublish}
        isBusy={isBusy}
        onBack={back}
        onChange={change}
        onAdd={(chosen) => void add(chosen)}
        onRemove={(id) => setFiles(draft.files.filter((file) => file.id !== id))}
        onCrop={setCropping}
        onMove={move}
        onPublish={() =>
          void go().then((isGone) => {
            if (!isGone) return;
            tell('social.publish.begun');
            void navigate(paths.homeRecommend.href(), { replace: true });
          })
        }
      />
      <WhenWanted isWanted={cropped !== undefined}>
        <Cropping
          file={cropped}
          onClose={() => setCropping(null)}
          onDone={(done) => {
            setFiles(draft.files.map((file) => (file.id === done.id ? done : file)));
            setCropping(null);
          }}
        />
      </WhenWanted>
    </>
  );
}
