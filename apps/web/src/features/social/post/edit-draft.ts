import { sessionValue } from '../../../shared/session-storage.ts';

/** What can be changed about a post's words. */
export interface Words {
  readonly text: string;
  readonly tags: readonly string[];
}

export const isSame = (a: Words, b: Words): boolean => a.text === b.text && a.tags.join(' ') === b.tags.join(' ');

/** How a post was changed and not saved; it outlives closing the form, leaving the page and reloading. */
export const keptEdit = (postId: string) => sessionValue<Words>(`quintet.edit.${postId}`);
