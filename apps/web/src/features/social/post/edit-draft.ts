import { createSessionStorageValue } from '../../../shared/storage/session-storage.ts';

/** The editable content of a post. */
export interface PostEdit {
  readonly text: string;
  readonly tags: readonly string[];
  /** The pictures in order: paths of the post's own, ids of added ones. */
  readonly files: readonly string[];
}

export const isSamePostEdit = (a: PostEdit, b: PostEdit): boolean =>
  a.text === b.text && a.tags.join(' ') === b.tags.join(' ') && a.files.join(' ') === b.files.join(' ');

/** Unsaved edits of a post, kept in this tab through closing, leaving and reloading. */
export const createPostEditStorage = (postId: string) => createSessionStorageValue<PostEdit>(`quintet.edit.${postId}`);
