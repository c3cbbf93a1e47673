import type { Post } from '@quintet/domain/social/media';
import { fn } from 'storybook/test';
import { VideoInfo } from './VideoInfo.tsx';

/** The text and actions over a video. */
export const StoryVideoInfo = ({ post }: { post: Post }) => (
  <VideoInfo
    post={post}
    authorHref="/guest-page/a1"
    onAuthor={fn()}
    onFollow={fn()}
    onLike={fn()}
    onComments={fn()}
    onCollect={fn()}
    onShare={fn()}
  />
);
