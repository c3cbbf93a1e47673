import { getRelationship } from '@quintet/domain/social/audience';
import type { Post } from '@quintet/domain/social/media';
import { useAtomValue } from 'jotai/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { openCommentComposer, commentDraftAtom } from './composing.ts';

/** Whether this user may comment; the author of the post always may. */
export const canComment = ({ author, allow_comment }: Post): boolean =>
  getRelationship(author) === 'self' || (allow_comment && author.allow_comment);

/** The props of the button that starts a comment. */
export function useStartComment(post: Post) {
  const intl = useIntl();
  const { id } = post;
  const draft = useAtomValue(useMemo(() => commentDraftAtom({ postId: id }), [id]));
  return {
    draft,
    closedBecause: canComment(post) ? undefined : intl.formatMessage({ id: 'social.comment.closed-bar' }),
    onWrite: () => openCommentComposer({ postId: id }),
  };
}
