import { atom } from 'jotai/vanilla';
import type { PublishJob } from './draft-types.ts';

/** The state of a pending post. */
export interface PublishJobState {
  readonly job: PublishJob;
  /** From 0 to 1. */
  readonly progress: number;
  /** The error that stopped it; null while it runs. */
  readonly error: unknown;
}

const jobsBase = atom<readonly PublishJobState[]>([]);

/** The pending posts, the oldest first. */
export const publishJobsAtom = atom((get) => get(jobsBase));

export const upsertPublishJobAtom = atom(null, (get, set, state: PublishJobState) => {
  const known = get(jobsBase);
  const isKnown = known.some(({ job }) => job.cid === state.job.cid);
  set(jobsBase, isKnown ? known.map((other) => (other.job.cid === state.job.cid ? state : other)) : [...known, state]);
});

export const removePublishJobAtom = atom(null, (get, set, cid: string) =>
  set(
    jobsBase,
    get(jobsBase).filter(({ job }) => job.cid !== cid),
  ),
);
