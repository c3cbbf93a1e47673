import type { Post } from '@quintet/domain/social/media';
import { IconMenu } from '@quintet/ui/IconMenu';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { NavigateFunction } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import { usePostMenu } from '../post/use-post-menu.ts';
import { usePost } from '../posts.ts';

interface VideoPostMenuProps {
  /** The post's id. */
  id: string;
  navigate: NavigateFunction;
}

/** The menu of a video's post, with a link to the post's page. */
export function VideoPostMenu({ id, navigate }: VideoPostMenuProps): ReactNode {
  const post = usePost(id);
  return post && <VideoPostMenuContent post={post} navigate={navigate} />;
}

function VideoPostMenuContent({ post, navigate }: { post: Post; navigate: NavigateFunction }): ReactNode {
  const intl = useIntl();
  const { menu } = usePostMenu(post);
  const toPost = {
    id: 'post',
    icon: 'info',
    label: intl.formatMessage({ id: 'social.video.post' }),
    onSelect: () => void navigate(paths.post.href({ id: post.id })),
  } as const;
  return (
    <IconMenu variant="overlay" label={intl.formatMessage({ id: 'social.post.menu' })} items={[toPost, ...menu]} />
  );
}
