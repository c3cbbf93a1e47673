import { COMMENT_TEXT_MAX, POST_TEXT_MAX, TAG_MAX, TAGS_PER_POST } from '../limits.ts';
import { containsLink } from '../chat/links.ts';
import { countCharacters } from '../chat/text.ts';

/** Why something cannot be published; a message id with its values. */
export interface PostError {
  readonly id:
    | 'social.publish.empty'
    | 'social.publish.too-long'
    | 'social.publish.tag-too-long'
    | 'social.publish.tags-full'
    | 'social.publish.link'
    | 'social.comment.link';
  readonly values?: Readonly<Record<string, number>>;
}

const validateLength = (text: string, max: number): PostError | null => {
  const over = countCharacters(text) - max;
  return over > 0 ? { id: 'social.publish.too-long', values: { max, over } } : null;
};

/** Null when a comment may go (spec §5, Links; design §6). */
export function validateComment(text: string): PostError | null {
  return validateLength(text, COMMENT_TEXT_MAX) ?? (containsLink(text) ? { id: 'social.comment.link' } : null);
}

/** Null when a post's words may go; neither they nor the tags hold links. `media` is how many pictures and videos it has. */
export function validatePost(text: string, tags: readonly string[], media: number): PostError | null {
  if (text.trim() === '' && media === 0) return { id: 'social.publish.empty' };
  const long = validateLength(text, POST_TEXT_MAX);
  if (long) return long;
  return [text, ...tags].some(containsLink) ? { id: 'social.publish.link' } : null;
}

/** What ends a tag while one types it: space, comma and the next `#`, which is no part of it either. */
const TAG_SEPARATORS = /[\s,，、#＃]+/;

/** The tags in what was typed, and those of them that fit to the ones there are (spec §5, Links; design §6: 20 characters, 10 a post). */
export function addTags(
  tags: readonly string[],
  typed: string,
): { readonly tags: readonly string[]; readonly problem: PostError | null } {
  const added = typed.split(TAG_SEPARATORS).filter((tag) => tag !== '');
  if (added.some((tag) => countCharacters(tag) > TAG_MAX)) {
    return { tags, problem: { id: 'social.publish.tag-too-long', values: { max: TAG_MAX } } };
  }
  if (added.some(containsLink)) return { tags, problem: { id: 'social.publish.link' } };
  const all = [...new Set([...tags, ...added])];
  if (all.length > TAGS_PER_POST) {
    return {
      tags: all.slice(0, TAGS_PER_POST),
      problem: { id: 'social.publish.tags-full', values: { max: TAGS_PER_POST } },
    };
  }
  return { tags: all, problem: null };
}
