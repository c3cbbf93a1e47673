import { validatePost } from '@quintet/domain/social/post-validation';
import { useState } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { showError } from '../../../shared/feedback/errors.ts';
import { createRandomHex } from '../../../shared/storage/random-hex.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { prepareSelectedPostFiles, type RejectedPostFile } from './add-files.ts';
import { removeUncroppedImage } from './crop-file.ts';
import type { PostDraft, PostDraftFile } from './draft-types.ts';
import { enqueuePost } from './publish-queue.ts';
import { isPostDraftEmpty, usePostDraft } from './use-post-draft.ts';

/** The state and actions of the post editor. */
export function usePostEditor() {
  const { draft, isReady, latest, change: changeDraft, clear: clearDraft } = usePostDraft();
  const [isAdding, setIsAdding] = useState(false);
  const [rejected, setRejected] = useState<readonly RejectedPostFile[]>([]);
  const { submit, clearError, errorText, isBusy } = useFormSubmit();

  function change(changes: Partial<PostDraft>): void {
    clearError();
    changeDraft(changes);
  }

  const textError = validatePost(draft.text, draft.tags, draft.files.length);
  return {
    isReady,
    draft: draft,
    change,
    textError: isPostDraftEmpty(draft) ? null : textError,
    canPublish: textError === null && !isAdding,
    errorText: errorText,
    isBusy,
    isAdding,
    rejected,
    add: async (selected: readonly File[]): Promise<void> => {
      setIsAdding(true);
      setRejected([]);
      try {
        const { accepted, rejected: left } = await prepareSelectedPostFiles(draft.files, selected);
        setRejected(left);
        if (accepted.length > 0) change({ files: [...latest.current.files, ...accepted] });
      } catch (error) {
        showError(error);
      } finally {
        setIsAdding(false);
      }
    },
    clearRejected: () => setRejected([]),
    /** Error texts end when the files change. */
    setFiles: (files: readonly PostDraftFile[]): void => {
      setRejected([]);
      change({ files });
    },
    /** Resolves to true once the post is queued. */
    submitPost: () =>
      submit(async () => {
        const text = draft.text.trim();
        // The text is checked before files are uploaded.
        await api.POST('/social/api/posts/check-content', { body: { text, tags: [...draft.tags] } });
        await enqueuePost({
          ...draft,
          files: draft.files.map(removeUncroppedImage),
          text,
          cid: createRandomHex(4),
          paths: {},
        });
        await clearDraft();
      }),
  };
}
