import type { Comment } from '@quintet/domain/social/media';
import { LinkedText } from '@quintet/ui/LinkedText';
import type { ReactNode } from 'react';
import { useMentionLinks } from '../../../shared/users/use-mention-links.ts';

/** The text of a comment that mentions users. */
export default function CommentText({ text, mentions }: Pick<Comment, 'text' | 'mentions'>): ReactNode {
  return <LinkedText text={text} mentions={useMentionLinks(mentions)} />;
}
