import { Skeleton } from '@quintet/ui/Skeleton';
import { PublishForm } from '@quintet/ui/views/social/PublishForm';
import { useAtomValue } from 'jotai/react';
import { lazy, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { describeError } from '../../../shared/describe-error.ts';
import { showToast } from '../../../shared/toasts.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { paths } from '../../../shared/paths.ts';
import { useBack } from '../navigation.ts';
import { WhenWanted } from '../LazyMount.tsx';
import { isFull, type Refused } from './add-files.ts';
import { canCrop } from './crop-file.ts';
import type { KeptFile } from './storage.ts';
import { takenBackAtom } from './reopen-draft.ts';
import { usePublish } from './use-publish.ts';

const Cropping = lazy(() => import('./CropSheet.tsx'));

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

/** Each refused file with its reason, in the words of the catalogue. */
function useRefusals(refused: readonly Refused[]): readonly string[] {
  const intl = useIntl();
  const [reasons, setReasons] = useState<readonly Awaited<ReturnType<typeof describeError>>[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(refused.map(({ why }) => (typeof why === 'string' ? null : describeError(why)))).then(
      (found) => isCurrent && setReasons(found),
    );
    return () => {
      isCurrent = false;
    };
  }, [refused]);
  if (reasons.length !== refused.length) return [];
  return refused.map(({ name, why }, index) => {
    const own = typeof why === 'string' ? why : 'unreadable';
    const { message, values } = reasons[index] ?? { message: `social.publish.${own}` as const, values: undefined };
    const reason = intl.formatMessage({ id: message }, values);
    return name === '' ? reason : intl.formatMessage({ id: 'social.publish.refused' }, { name, reason });
  });
}

/** What is being written, as it is kept on the device. */
function Writing(): ReactNode {
  const intl = useIntl();
  const back = useBack();
  const navigate = useNavigate();
  const { isReady, draft, change, problem, canPublish, failure, isBusy, isAdding, refused, ...publish } = usePublish();
  const { forgetRefused, add, setFiles, go } = publish;
  const refusals = useRefusals(refused);
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
        refusals={refusals}
        onRefusalsRead={forgetRefused}
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
            showToast('social.publish.begun');
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

/** /publish: a new post. */
export default function PublishPage(): ReactNode {
  return <Writing key={useAtomValue(takenBackAtom)} />;
}
