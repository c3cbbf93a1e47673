import { COMMENT_TEXT_MAX, POST_TEXT_MAX, TAG_LENGTH_MAX, TAGS_PER_POST_MAX } from '../limits.ts';
import { containsLink } from '../chat/links.ts';
import { countCodePoints } from '../code-points.ts';

/** Why a post or comment cannot be published: a message id with its values. */
export interface PostValidationError {
  readonly id:
    | 'social.publish.empty'
    | 'social.publish.too-long'
    | 'social.publish.tag-too-long'
    | 'social.publish.tags-full'
    | 'social.publish.link'
    | 'social.comment.link';
  readonly values?: Readonly<Record<string, number>>;
}

const validateLength = (text: string, max: number): PostValidationError | null => {
  const over = countCodePoints(text) - max;
  return over > 0 ? { id: 'social.publish.too-long', values: { max, over } } : null;
};

/** Validates a comment; null when it is valid (spec §5, Links; design §6). */
export function validateComment(text: string): PostValidationError | null {
  return validateLength(text, COMMENT_TEXT_MAX) ?? (containsLink(text) ? { id: 'social.comment.link' } : null);
}

/** Validates a post; null when it is valid. Neither text nor tags may contain links. `media` is the number of pictures and videos. */
export function validatePost(text: string, tags: readonly string[], media: number): PostValidationError | null {
  if (text.trim() === '' && media === 0) return { id: 'social.publish.empty' };
  const long = validateLength(text, POST_TEXT_MAX);
  if (long) return long;
  return [text, ...tags].some(containsLink) ? { id: 'social.publish.link' } : null;
}

/** Separators of typed tags, which are not part of a tag: whitespace, commas and `#`. */
const TAG_SEPARATORS = /[\s,，、#＃]+/;

/** Adds the valid tags of a typed text to `tags` (spec §5, Links; design §6: 20 characters, 10 per post). */
export function addPostTags(
  tags: readonly string[],
  typed: string,
): { readonly tags: readonly string[]; readonly problem: PostValidationError | null } {
  const added = typed.split(TAG_SEPARATORS).filter((tag) => tag !== '');
  if (added.some((tag) => countCodePoints(tag) > TAG_LENGTH_MAX)) {
    return { tags, problem: { id: 'social.publish.tag-too-long', values: { max: TAG_LENGTH_MAX } } };
  }
  if (added.some(containsLink)) return { tags, problem: { id: 'social.publish.link' } };
  const all = [...new Set([...tags, ...added])];
  if (all.length > TAGS_PER_POST_MAX) {
    return {
      tags: all.slice(0, TAGS_PER_POST_MAX),
      problem: { id: 'social.publish.tags-full', values: { max: TAGS_PER_POST_MAX } },
    };
  }
  return { tags: all, problem: null };
}
