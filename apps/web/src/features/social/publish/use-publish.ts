import { checkPost } from '@quintet/domain/social/writing';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { reportFailure } from '../../../shared/failures.ts';
import { randomHex } from '../../../shared/random-hex.ts';
import { useSession } from '../../../shared/session.ts';
import { useSubmission } from '../../../shared/use-submission.ts';
import { takeFiles, type Refused } from './add-files.ts';
import { finished } from './crop.ts';
import { keepDraft, readDraft, type Draft, type KeptFile } from './kept.ts';
import { publish } from './publisher.ts';

const EMPTY: Draft = { text: '', tags: [], audience: 'everyone', allowsComments: true, files: [] };

const isEmpty = ({ text, tags, files }: Draft): boolean => text === '' && tags.length === 0 && files.length === 0;

/** A new post as it is written: kept on the device with every change, until it is on its way. */
export function usePublish() {
  const { userId } = useSession();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { submit, forgive, failure, isBusy } = useSubmission();
  // What is typed while a file is being read stays.
  const latest = useRef(EMPTY);
  const keeping = useRef(Promise.resolve<unknown>(undefined));

  useEffect(() => {
    let isCurrent = true;
    void readDraft(userId)
      .catch(() => undefined)
      .then((kept = EMPTY) => {
        if (!isCurrent) return;
        latest.current = kept;
        setDraft(kept);
      });
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  /** One after the other: the last change is the one that stays. */
  function keep(next: Draft | null): Promise<unknown> {
    keeping.current = keeping.current.then(() => keepDraft(userId, next)).catch(() => undefined);
    return keeping.current;
  }
  function change(changed: Partial<Draft>): void {
    const next = { ...latest.current, ...changed };
    latest.current = next;
    setDraft(next);
    forgive();
    void keep(isEmpty(next) ? null : next);
  }

  const now = draft ?? EMPTY;
  const problem = checkPost(now.text, now.tags, now.files.length);
  return {
    isReady: draft !== null,
    draft: now,
    change,
    problem: isEmpty(now) ? null : problem,
    canPublish: problem === null && !isAdding,
    failure,
    isBusy,
    isAdding,
    refused,
    add: async (chosen: readonly File[]): Promise<void> => {
      setIsAdding(true);
      setRefused([]);
      try {
        const { taken, refused: left } = await takeFiles(now.files, chosen);
        setRefused(left);
        if (taken.length > 0) change({ files: [...latest.current.files, ...taken] });
      } catch (error) {
        reportFailure(error);
      } finally {
        setIsAdding(false);
      }
    },
    forgetRefused: () => setRefused([]),
    /** What was said about files is over once they are other ones. */
    setFiles: (files: readonly KeptFile[]): void => {
      setRefused([]);
      change({ files });
    },
    /** True when it is on its way. */
    go: () =>
      submit(async () => {
        const text = now.text.trim();
        // The words are looked at before anything is uploaded.
        await api.POST('/social/api/posts/check-content', { body: { text, tags: [...now.tags] } });
        await publish({ ...now, files: now.files.map(finished), text, cid: randomHex(4), paths: {} });
        await keep(null);
      }),
  };
}
