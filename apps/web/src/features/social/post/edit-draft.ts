import { sessionValue } from '../../../shared/storage/session-storage.ts';

/** The editable text of a post. */
export interface PostText {
  readonly text: string;
  readonly tags: readonly string[];
}

export const isSame = (a: PostText, b: PostText): boolean => a.text === b.text && a.tags.join(' ') === b.tags.join(' ');

/** Unsaved edits of a post, kept in this tab through closing, leaving and reloading. */
export const editDraft = (postId: string) => sessionValue<PostText>(`quintet.edit.${postId}`);
