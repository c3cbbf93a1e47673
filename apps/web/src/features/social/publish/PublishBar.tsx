import { PublishProgress } from '@quintet/ui/views/social/PublishProgress';
import { useAtomValue } from 'jotai/react';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { showError } from '../../../shared/errors.ts';
import { showToast } from '../../../shared/toasts.ts';
import { paths } from '../../../shared/paths.ts';
import { currentSession, useSession } from '../../../shared/session.ts';
import { useReason } from '../use-error-text.ts';
import { jobsAtom } from './publish-jobs.ts';
import type { Job } from './storage.ts';
import { discardJob, publish, resumePublishing, retryJob } from './publish-queue.ts';
import { takeBack } from './reopen-draft.ts';

/** How posts on their way are doing, over whatever page is open. */
export default function PublishBar(): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const jobs = useAtomValue(jobsAtom);
  useEffect(() => void resumePublishing(session), [session]);
  const shown = jobs.find(({ failure }) => failure !== null) ?? jobs[0];
  const reason = useReason(shown?.failure);
  if (!shown) return null;
  const { job, share, failure } = shown;

  async function edit(): Promise<void> {
    if (!(await takeBack(job))) showToast('social.publish.other-first');
    void navigate(paths.publish.href());
  }
  async function discard(discarded: Job): Promise<void> {
    await discardJob(discarded.cid);
    const undo = (): void => {
      if (currentSession() === session) void publish(discarded);
    };
    showToast('social.publish.discarded', { action: { label: 'social.publish.undo', onClick: undo } });
  }
  return (
    <PublishProgress
      count={jobs.length}
      share={share}
      failure={failure ? (reason ?? '') : null}
      onRetry={() => retryJob(job)}
      onEdit={() => void edit().catch(showError)}
      onDiscard={() => void discard(job).catch(showError)}
    />
  );
}
