import { sessionValue } from '../../../shared/session-storage.ts';

/** What can be changed about a post's words. */
export interface PostText {
  readonly text: string;
  readonly tags: readonly string[];
}

export const isSame = (a: PostText, b: PostText): boolean => a.text === b.text && a.tags.join(' ') === b.tags.join(' ');

/** How a post was changed and not saved; it outlives closing the form, leaving the page and reloading. */
export const editDraft = (postId: string) => sessionValue<PostText>(`quintet.edit.${postId}`);
