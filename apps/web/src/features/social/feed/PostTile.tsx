import { getPostCover } from '@quintet/domain/social/media';
import { PostCard } from '@quintet/ui/views/social/feed/PostCard';
import { memo, type ReactNode } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { showError } from '../../../shared/feedback/errors.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { usePost } from '../posts.ts';
import { useOpenVideo } from '../video/video-url.ts';

/** The number of images on a phone's first screen. */
const EAGER_COUNT = 4;

/** Loaded with the first like; members have it preloaded (app/preload-when-idle.ts). */
async function like(id: string, isLiked: boolean): Promise<void> {
  const { toggleSocialState } = await import('../actions/toggle.ts');
  toggleSocialState('like', id, isLiked);
}

interface TileProps {
  id: string;
  index: number;
}

/** A post in a list. Memoised, so that it does not re-render while videos above it change the URL. */
export function PostTile(props: TileProps): ReactNode {
  return <Tile {...props} navigate={useNavigate()} openVideo={useOpenVideo()} />;
}

interface TileActions {
  navigate: NavigateFunction;
  openVideo: (id: string) => void;
}

const Tile = memo(function Tile({ id, index, navigate, openVideo }: TileProps & TileActions): ReactNode {
  const post = usePost(id);
  if (!post) return null;
  const href = paths.post.href({ id });
  const authorHref = paths.author.href({ id: post.author.id });
  return (
    <PostCard
      post={post}
      href={href}
      authorHref={authorHref}
      position={index + 1}
      isEager={index < EAGER_COUNT}
      onOpen={() => (getPostCover(post)?.kind === 'video' ? openVideo(id) : void navigate(href))}
      onAuthor={() => void navigate(authorHref)}
      onLike={() => void like(id, !post.is_liked).catch(showError)}
    />
  );
});
