import type { Post } from '@quintet/domain/social/media';
import { validatePost } from '@quintet/domain/social/post-validation';
import { EditPostForm } from '@quintet/ui/views/social/EditPostForm';
import { useStore } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/requests/api.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { patchPostAtom } from '../change-posts.ts';
import { isSame, editDraft, type PostText } from './edit-draft.ts';

/** Edits a post's text and tags (spec §7); unsaved changes are restored when it opens again. */
export function EditPost({ post, onDone }: { post: Post; onDone: () => void }): ReactNode {
  const intl = useIntl();
  const store = useStore();
  const { submit, clearError, errorText, isBusy } = useFormSubmit();
  const storedDraft = editDraft(post.id);
  const [content, setContent] = useState<PostText>(() => storedDraft.read() ?? post);
  const { text, tags } = content;
  const textError = validatePost(text, tags, post.media.length);
  const isChanged = !isSame(content, post);

  function change(changes: Partial<PostText>): void {
    const next = { text, tags, ...changes };
    setContent(next);
    storedDraft.write(isSame(next, post) ? null : next);
    clearError();
  }

  async function save(): Promise<void> {
    const isDone = await submit(async () => {
      const { data } = await api.PUT('/social/api/posts/{id}', {
        params: { path: { id: post.id } },
        body: { text, tags: [...tags] },
      });
      store.set(patchPostAtom, post.id, data!.result);
    });
    if (!isDone) return;
    // Text typed during the save stays a draft.
    const latestDraft = storedDraft.read();
    if (latestDraft && isSame(latestDraft, content)) storedDraft.write(null);
    showToast('social.edit.saved');
    onDone();
  }

  return (
    <EditPostForm
      text={text}
      tags={tags}
      onTextChange={(next) => change({ text: next })}
      onTagsChange={(next) => change({ tags: next })}
      error={textError && isChanged ? intl.formatMessage({ id: textError.id }, textError.values) : undefined}
      errorText={errorText}
      canSave={isChanged && textError === null}
      isBusy={isBusy}
      onSave={() => void save()}
    />
  );
}
