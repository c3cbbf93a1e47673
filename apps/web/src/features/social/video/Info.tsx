import { VideoInfo } from '@quintet/ui/views/social/video/VideoInfo';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { openShare } from '../actions/share-state.ts';
import { want } from '../actions/want.ts';
import { usePost } from '../posts.ts';
import { authorHref, useOpenAuthor } from '../use-opening.ts';

/** What stands over a video, and does what is pressed on it. */
export function Info({ id }: { id: string }): ReactNode {
  const post = usePost(id);
  const navigate = useNavigate();
  const openAuthor = useOpenAuthor();
  if (!post) return null;
  return (
    <VideoInfo
      post={post}
      authorHref={authorHref(post.author)}
      onAuthor={() => openAuthor(post.author)}
      onFollow={(author, wanted) => want('follow', author.id, wanted)}
      onLike={() => want('like', id, !post.is_liked)}
      onComments={() => void navigate(paths.post.href({ id }))}
      onCollect={() => want('collect', id, !post.is_collected)}
      onShare={() => openShare({ kind: 'post', id })}
    />
  );
}
