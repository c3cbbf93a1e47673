import { PublishProgress } from '@quintet/ui/views/social/PublishProgress';
import { useAtomValue } from 'jotai/react';
import { useEffect, type ReactNode } from 'react';
import { useSession } from '../../../shared/session.ts';
import { useReason } from '../use-reason.ts';
import { jobsAtom } from './jobs.ts';
import { discardJob, resumePublishing, retryJob } from './publisher.ts';

/** How posts on their way are doing, over whatever page is open. */
export default function PublishBar(): ReactNode {
  const session = useSession();
  const jobs = useAtomValue(jobsAtom);
  useEffect(() => void resumePublishing(session), [session]);
  const shown = jobs.find(({ failure }) => failure !== null) ?? jobs[0];
  const reason = useReason(shown?.failure);
  if (!shown) return null;
  const { job, share, failure } = shown;
  return (
    <PublishProgress
      count={jobs.length}
      share={share}
      failure={failure ? (reason ?? '') : null}
      onRetry={() => retryJob(job)}
      onDiscard={() => void discardJob(job.cid)}
    />
  );
}
