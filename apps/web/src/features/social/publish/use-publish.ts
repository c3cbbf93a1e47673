import { checkPost } from '@quintet/domain/social/writing';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { showError } from '../../../shared/errors.ts';
import { randomHex } from '../../../shared/random-hex.ts';
import { useFormSubmit } from '../../../shared/use-form-submit.ts';
import { takeFiles, type Refused } from './add-files.ts';
import { finished } from './crop-file.ts';
import type { Draft, KeptFile } from './storage.ts';
import { publish } from './publish-queue.ts';
import { isEmpty, useDraft } from './use-post-draft.ts';

/** A new post as it is written: kept on the device with every change, until it is on its way. */
export function usePublish() {
  const { draft: now, isReady, latest, change: write, drop } = useDraft();
  const [isAdding, setIsAdding] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { submit, clearError, errorText, isBusy } = useFormSubmit();

  function change(changed: Partial<Draft>): void {
    clearError();
    write(changed);
  }

  const problem = checkPost(now.text, now.tags, now.files.length);
  return {
    isReady,
    draft: now,
    change,
    problem: isEmpty(now) ? null : problem,
    canPublish: problem === null && !isAdding,
    failure: errorText,
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
        showError(error);
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
        await drop();
      }),
  };
}
