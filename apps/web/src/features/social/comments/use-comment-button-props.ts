import { getRelationship } from '@quintet/domain/social/audience';
import type { Post } from '@quintet/domain/social/media';
import type { WriteCommentButton } from '@quintet/ui/views/social/comments/WriteCommentButton';
import { useAtomValue } from 'jotai/react';
import { type ComponentProps, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { openCommentComposer, createCommentDraftAtom } from './composing.ts';

/** Whether this user may comment; the author of the post always may. */
export const canCommentOnPost = ({ author, allow_comment }: Post): boolean =>
  getRelationship(author) === 'self' || (allow_comment && author.allow_comment);

/** The props of the button that starts a comment. */
export function useCommentButtonProps(post: Post): ComponentProps<typeof WriteCommentButton> {
  const intl = useIntl();
  const { id } = post;
  const draft = useAtomValue(useMemo(() => createCommentDraftAtom({ postId: id }), [id]));
  return {
    draft,
    disabledReason: canCommentOnPost(post) ? undefined : intl.formatMessage({ id: 'social.comment.closed-bar' }),
    onWrite: () => openCommentComposer({ postId: id }),
  };
}
