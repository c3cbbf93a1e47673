import type { Post } from '@quintet/domain/social/media';
import { validatePost } from '@quintet/domain/social/post-validation';
import { EditPostForm } from '@quintet/ui/views/social/post/EditPostForm';
import { PublishFileList } from '@quintet/ui/views/social/publish/PublishFileList';
import { RejectedFiles } from '@quintet/ui/views/social/publish/RejectedFiles';
import { useStore } from 'jotai/react';
import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/requests/api.ts';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { patchPostAtom } from '../change-posts.ts';
import { isPostDraftFull } from '../publish/add-files.ts';
import { useFileRejectionTexts } from '../publish/use-rejection-texts.ts';
import { isSamePostEdit, createPostEditStorage, type PostEdit } from './edit-draft.ts';
import { useEditedPostFiles } from './use-edited-post-files.ts';

/** Edits a post's pictures, text and tags (spec §7); unsaved changes are restored when it opens again. */
export function EditPost({ post, onDone }: { post: Post; onDone: () => void }): ReactNode {
  const intl = useIntl();
  const store = useStore();
  const { submit, clearError, errorText, isBusy } = useFormSubmit();
  const storedDraft = createPostEditStorage(post.id);
  const original: PostEdit = { text: post.text, tags: post.tags, files: post.media.map(({ file_path }) => file_path) };
  const [content, setContent] = useState<PostEdit>(() => ({ ...original, ...storedDraft.read() }));
  const { text, tags } = content;
  // The current content, also while pictures are being prepared.
  const latest = useRef(content);
  const files = useEditedPostFiles(post, content.files, (update) => change({ files: update(latest.current.files) }));
  const rejectionTexts = useFileRejectionTexts(files.rejected);
  // The server refuses other pictures while it processes those of the post.
  const canChangeFiles = post.state === 'published' && post.media.every(({ kind }) => kind === 'image');
  const textError = validatePost(text, tags, files.previews.length);
  const isChanged = !isSamePostEdit(content, original);

  function change(changes: Partial<PostEdit>): void {
    const next = { ...latest.current, ...changes };
    latest.current = next;
    setContent(next);
    storedDraft.write(isSamePostEdit(next, original) ? null : next);
    clearError();
  }

  async function save(): Promise<void> {
    const hasNewFiles = content.files.join(' ') !== original.files.join(' ');
    let isWaiting = false;
    const isDone = await submit(async () => {
      const paths = hasNewFiles ? await files.upload() : undefined;
      const { data } = await api.PUT('/social/api/posts/{id}', {
        params: { path: { id: post.id } },
        body: { text, tags: [...tags], ...(paths && { file_paths: paths }) },
      });
      store.set(patchPostAtom, post.id, data!.result);
      isWaiting = paths !== undefined && data!.result.media.length < paths.length;
    });
    if (!isDone) return;
    // Text typed during the save stays a draft.
    const latestDraft = storedDraft.read();
    if (latestDraft && isSamePostEdit(latestDraft, content)) storedDraft.write(null);
    if (hasNewFiles) await files.clear();
    showToast(isWaiting ? 'social.edit.saved-pictures' : 'social.edit.saved');
    onDone();
  }

  return (
    <EditPostForm
      files={
        canChangeFiles && (
          <>
            <PublishFileList
              files={files.previews}
              isFull={isPostDraftFull(files.previews)}
              isAdding={files.isAdding}
              isPicturesOnly
              onAdd={(selected) => void files.add(selected)}
              onRemove={files.remove}
              onMove={files.move}
            />
            <RejectedFiles texts={rejectionTexts} onClose={files.clearRejected} />
          </>
        )
      }
      text={text}
      tags={tags}
      onTextChange={(next) => change({ text: next })}
      onTagsChange={(next) => change({ tags: next })}
      error={textError && isChanged ? intl.formatMessage({ id: textError.id }, textError.values) : undefined}
      errorText={errorText}
      canSave={isChanged && textError === null && !files.isAdding}
      isBusy={isBusy}
      onSave={() => void save()}
    />
  );
}
