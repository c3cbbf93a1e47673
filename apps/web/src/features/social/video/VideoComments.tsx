import type { Post } from '@quintet/domain/social/media';
import { Sheet } from '@quintet/ui/Sheet';
import { WriteButton } from '@quintet/ui/views/social/WriteButton';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Comments } from '../comments/Comments.tsx';
import { useWriting } from '../comments/use-start-comment.ts';
import { WritingPlace, WritingSheet } from '../comments/CommentComposer.tsx';
import { usePost } from '../posts.ts';

interface TalkProps {
  /** Of the post. */
  id: string;
  isOpen: boolean;
  onClose: () => void;
}

/** What is said about a video, over it: it goes on, and is where it was. */
export default function Talk({ id, ...sheet }: TalkProps): ReactNode {
  const post = usePost(id);
  return post && <About post={post} {...sheet} />;
}

function About({ post, isOpen, onClose }: Omit<TalkProps, 'id'> & { post: Post }): ReactNode {
  const intl = useIntl();
  const writing = useWriting(post);
  return (
    <>
      <Sheet
        isOpen={isOpen}
        onClose={onClose}
        height="part"
        title={intl.formatMessage({ id: 'social.comment.count' }, { count: post.comment_count })}
        foot={
          <WritingPlace postId={post.id}>
            <WriteButton {...writing} />
          </WritingPlace>
        }
      >
        <Comments post={post} isTitleHidden />
      </Sheet>
      <WritingSheet postId={post.id} />
    </>
  );
}
