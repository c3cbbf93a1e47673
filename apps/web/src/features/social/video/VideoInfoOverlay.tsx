import { VideoInfo } from '@quintet/ui/views/social/video/VideoInfo';
import { memo, type ReactNode } from 'react';
import type { NavigateFunction } from 'react-router';
import { openShareDialog } from '../actions/share-state.ts';
import { toggleSocialState } from '../actions/toggle.ts';
import { usePost } from '../posts.ts';
import { toAuthorHref } from '../navigation.ts';

interface VideoInfoOverlayProps {
  id: string;
  navigate: NavigateFunction;
  onComments: (id: string) => void;
}

/** The overlay of a video with its actions; re-renders only when the post changes. */
export const VideoInfoOverlay = memo(function Info({ id, navigate, onComments }: VideoInfoOverlayProps): ReactNode {
  const post = usePost(id);
  if (!post) return null;
  return (
    <VideoInfo
      post={post}
      authorHref={toAuthorHref(post.author)}
      onAuthor={() => void navigate(toAuthorHref(post.author))}
      onFollow={(author, isFollowing) => toggleSocialState('follow', author.id, isFollowing)}
      onLike={() => toggleSocialState('like', id, !post.is_liked)}
      onComments={() => onComments(id)}
      onCollect={() => toggleSocialState('collect', id, !post.is_collected)}
      onShare={() => openShareDialog({ kind: 'post', id })}
    />
  );
});
