import type { Post } from '@quintet/domain/social/media';
import { checkPost } from '@quintet/domain/social/writing';
import { EditPostForm } from '@quintet/ui/views/social/EditPostForm';
import { useStore } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFormSubmit } from '../../../shared/use-form-submit.ts';
import { patchPostAtom } from '../posts.ts';
import { isSame, keptEdit, type Words } from './edit-draft.ts';

/** Changes a post's words and tags (spec §7); what is not saved yet is there again when it is opened anew. */
export function EditPost({ post, onDone }: { post: Post; onDone: () => void }): ReactNode {
  const intl = useIntl();
  const store = useStore();
  const { submit, clearError, errorText, isBusy } = useFormSubmit();
  const kept = keptEdit(post.id);
  const [words, setWords] = useState<Words>(() => kept.read() ?? post);
  const { text, tags } = words;
  const problem = checkPost(text, tags, post.media.length);
  const isChanged = !isSame(words, post);

  function change(changed: Partial<Words>): void {
    const next = { text, tags, ...changed };
    setWords(next);
    kept.write(isSame(next, post) ? null : next);
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
    // What was typed while it was saved stays.
    const left = kept.read();
    if (left && isSame(left, words)) kept.write(null);
    showToast('social.edit.saved');
    onDone();
  }

  return (
    <EditPostForm
      text={text}
      tags={tags}
      onTextChange={(next) => change({ text: next })}
      onTagsChange={(next) => change({ tags: next })}
      error={problem && isChanged ? intl.formatMessage({ id: problem.id }, problem.values) : undefined}
      failure={errorText}
      canSave={isChanged && problem === null}
      isBusy={isBusy}
      onSave={() => void save()}
    />
  );
}
