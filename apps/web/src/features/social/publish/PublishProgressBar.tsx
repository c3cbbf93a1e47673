import { PublishProgress } from '@quintet/ui/views/social/publish/PublishProgress';
import { useAtomValue } from 'jotai/react';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { showError } from '../../../shared/feedback/errors.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { getCurrentSession, useSession } from '../../../shared/session/session.ts';
import { useErrorText } from '../../../shared/feedback/use-error-text.ts';
import { publishJobsAtom } from './publish-jobs.ts';
import type { PublishJob } from './draft-types.ts';
import { setHasPostDraftAtom } from './has-draft.ts';
import { readPostDraft } from './draft-storage.ts';
import { discardPublishJob, enqueuePost, resumePublishing, retryPublishJob } from './publish-queue.ts';
import { restoreFailedPost } from './restore-failed-post.ts';

/** The progress of pending posts, above every page. */
export default function PublishProgressBar(): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const jobs = useAtomValue(publishJobsAtom);
  useEffect(() => {
    void resumePublishing(session);
    // Without storage there is no draft.
    readPostDraft(session.userId).then(
      (draft) => session.store.set(setHasPostDraftAtom, draft !== undefined),
      () => undefined,
    );
  }, [session]);
  const shown = jobs.find(({ error }) => error !== null) ?? jobs[0];
  const errorText = useErrorText(shown?.error);
  if (!shown) return null;
  const { job, progress, error } = shown;

  async function edit(): Promise<void> {
    if (!(await restoreFailedPost(job, error))) showToast('social.publish.finish-other-draft');
    void navigate(paths.publish.href());
  }
  async function discard(removedJob: PublishJob): Promise<void> {
    await discardPublishJob(removedJob.cid);
    const restore = (): void => {
      if (getCurrentSession() === session) void enqueuePost(removedJob);
    };
    showToast('social.publish.discarded', { action: { label: 'social.publish.undo', onClick: restore } });
  }
  return (
    <PublishProgress
      count={jobs.length}
      progress={progress}
      errorText={error ? (errorText ?? '') : null}
      onRetry={() => retryPublishJob(job)}
      onEdit={() => void edit().catch(showError)}
      onDiscard={() => void discard(job).catch(showError)}
    />
  );
}
