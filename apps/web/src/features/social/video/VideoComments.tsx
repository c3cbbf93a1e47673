import { toCountTranslationValues } from '@quintet/domain/counters';
import type { Post } from '@quintet/domain/social/media';
import { Sheet } from '@quintet/ui/Sheet';
import { WriteCommentButton } from '@quintet/ui/views/social/comments/WriteCommentButton';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PostComments } from '../comments/PostComments.tsx';
import { useCommentButtonProps } from '../comments/use-comment-button-props.ts';
import { InlineCommentComposer, CommentComposerSheet } from '../comments/CommentComposer.tsx';
import { usePost } from '../posts.ts';

interface VideoCommentsProps {
  /** The post's id. */
  id: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The comments of a video in a sheet above it; the video keeps playing. */
export default function VideoComments({ id, ...sheet }: VideoCommentsProps): ReactNode {
  const post = usePost(id);
  return post && <VideoCommentsSheet post={post} {...sheet} />;
}

function VideoCommentsSheet({ post, isOpen, onClose }: Omit<VideoCommentsProps, 'id'> & { post: Post }): ReactNode {
  const intl = useIntl();
  const composer = useCommentButtonProps(post);
  return (
    <>
      <Sheet
        isOpen={isOpen}
        onClose={onClose}
        height="part"
        title={intl.formatMessage({ id: 'social.comment.count' }, toCountTranslationValues(post.comment_count))}
        footer={
          <InlineCommentComposer postId={post.id}>
            <WriteCommentButton {...composer} />
          </InlineCommentComposer>
        }
      >
        <PostComments post={post} isTitleHidden />
      </Sheet>
      <CommentComposerSheet postId={post.id} />
    </>
  );
}
