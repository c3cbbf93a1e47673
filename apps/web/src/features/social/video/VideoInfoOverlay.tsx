import { VideoInfo } from '@quintet/ui/views/social/video/VideoInfo';
import { memo, type ReactNode } from 'react';
import type { NavigateFunction } from 'react-router';
import { openShare } from '../actions/share-state.ts';
import { want } from '../actions/toggle.ts';
import { usePost } from '../posts.ts';
import { authorHref } from '../navigation.ts';

interface InfoProps {
  id: string;
  navigate: NavigateFunction;
  onComments: (id: string) => void;
}

/** What stands over a video, and does what is pressed on it: drawn again only when the post changes. */
export const Info = memo(function Info({ id, navigate, onComments }: InfoProps): ReactNode {
  const post = usePost(id);
  if (!post) return null;
  return (
    <VideoInfo
      post={post}
      authorHref={authorHref(post.author)}
      onAuthor={() => void navigate(authorHref(post.author))}
      onFollow={(author, wanted) => want('follow', author.id, wanted)}
      onLike={() => want('like', id, !post.is_liked)}
      onComments={() => onComments(id)}
      onCollect={() => want('collect', id, !post.is_collected)}
      onShare={() => openShare({ kind: 'post', id })}
    />
  );
});
