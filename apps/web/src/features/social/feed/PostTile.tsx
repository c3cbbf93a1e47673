import { coverOf } from '@quintet/domain/social/media';
import { PostCard } from '@quintet/ui/views/social/PostCard';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { reportFailure } from '../../../shared/failures.ts';
import { paths } from '../../../shared/paths.ts';
import { usePost } from '../posts.ts';
import { useVideoAddress } from '../video/address.ts';

/** So many pictures are on the first screen of a phone. */
const EAGER = 4;

/** Loads with the first like; members have it before (app/open-when-idle.ts). */
async function like(id: string, wanted: boolean): Promise<void> {
  const { want } = await import('../actions/want.ts');
  want('like', id, wanted);
}

/** A post in a list. */
export function PostTile({ id, index }: { id: string; index: number }): ReactNode {
  const post = usePost(id);
  const navigate = useNavigate();
  const { open: openVideo } = useVideoAddress();
  if (!post) return null;
  const href = paths.post.href({ id });
  const authorHref = paths.guestPage.href({ id: post.author.id });
  return (
    <PostCard
      post={post}
      href={href}
      authorHref={authorHref}
      position={index + 1}
      isEager={index < EAGER}
      onOpen={() => (coverOf(post)?.kind === 'video' ? openVideo(id) : void navigate(href))}
      onAuthor={() => void navigate(authorHref)}
      onLike={() => void like(id, !post.is_liked).catch(reportFailure)}
    />
  );
}
