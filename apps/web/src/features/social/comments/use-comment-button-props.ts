import { getRelationship } from '@quintet/domain/social/audience';
import type { Post } from '@quintet/domain/social/media';
import { useAtomValue } from 'jotai/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { openCommentComposer, createCommentDraftAtom } from './composing.ts';

/** Whether this user may comment; the author of the post always may. */
export const canCommentOnPost = ({ author, allow_comment }: Post): boolean =>
  getRelationship(author) === 'self' || (allow_comment && author.allow_comment);

/** The props of the button that starts a comment. */
export function useCommentButtonProps(post: Post) {
  const intl = useIntl();
  const { id } = post;
  const draft = useAtomValue(useMemo(() => createCommentDraftAtom({ postId: id }), [id]));
  return {
    draft,
    closedBecause: canCommentOnPost(post) ? undefined : intl.formatMessage({ id: 'social.comment.closed-bar' }),
    onWrite: () => openCommentComposer({ postId: id }),
  };
}
