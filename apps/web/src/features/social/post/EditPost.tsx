import type { Post } from '@quintet/domain/social/media';
import { checkPost } from '@quintet/domain/social/writing';
import { EditPostForm } from '@quintet/ui/views/social/EditPostForm';
import { useStore } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { tell } from '../../../shared/notices.ts';
import { useSubmission } from '../../../shared/use-submission.ts';
import { patchPostAtom } from '../posts.ts';

/** Changes a post's words and tags (spec §7). */
export function EditPost({ post, onDone }: { post: Post; onDone: () => void }): ReactNode {
  const intl = useIntl();
  const store = useStore();
  const { submit, forgive, failure, isBusy } = useSubmission();
  const [text, setText] = useState(post.text);
  const [tags, setTags] = useState<readonly string[]>(post.tags);
  const problem = checkPost(text, tags, post.media.length);
  const isChanged = text !== post.text || tags.join(' ') !== post.tags.join(' ');
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      forgive();
    };

  async function save(): Promise<void> {
    const isDone = await submit(async () => {
      const { data } = await api.PUT('/social/api/posts/{id}', {
        params: { path: { id: post.id } },
        body: { text, tags: [...tags] },
      });
      store.set(patchPostAtom, post.id, data!.result);
    });
    if (!isDone) return;
    tell('social.edit.saved');
    onDone();
  }

  return (
    <EditPostForm
      text={text}
      tags={tags}
      onTextChange={changing(setText)}
      onTagsChange={changing(setTags)}
      error={problem && isChanged ? intl.formatMessage({ id: problem.id }, problem.values) : undefined}
      failure={failure}
      canSave={isChanged && problem === null}
      isBusy={isBusy}
      onSave={() => void save()}
    />
  );
}
