import { makeCommentFixture } from '@quintet/domain/social/fixtures';
import type { Post } from '@quintet/domain/social/media';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { CommentItem } from './CommentItem.tsx';
import { CommentList } from './CommentList.tsx';
import { PostImageCarousel } from './PostImageCarousel.tsx';
import { PostActionBar } from './PostActionBar.tsx';
import { PostHeader } from './PostHeader.tsx';
import { PostLayout } from './PostLayout.tsx';
import { PostText } from './PostText.tsx';
import { PostVideo } from './PostVideo.tsx';
import { CommentReplies } from './CommentReplies.tsx';
import { makeStoryAuthor } from './story-posts.ts';

const NOW = Date.UTC(2026, 0, 5, 15);
const COMMENTS = [
  { text: '这束光也太好看了，是几点拍的？', like_count: 1234, is_liked: true, sub_comment_count: 3 },
  { text: 'I walked there last week and it was all fog. Jealous!' },
  { text: '收藏了 🌿', like_count: 2 },
];
const comments = COMMENTS.map((given, index) =>
  makeCommentFixture(index + 1, { ...given, author: makeStoryAuthor(index + 2) }),
);

interface StoryPostProps {
  post: Post;
  onFollow: () => void;
  onLike: () => void;
  onWrite: () => void;
  onReply: () => void;
  onLikers: () => void;
  opened: number | null;
  onOpen: (index: number) => void;
  /** The state after the last comment. */
  rest?: ComponentProps<typeof CommentList>['rest'];
  /** Above the text, e.g. the audit's result. */
  status?: ReactNode;
}

/** A post's page with its comments. */
export function StoryPost(props: StoryPostProps) {
  const { post, onFollow, onLike, onWrite, onReply, onLikers, opened, onOpen, rest = 'end', status } = props;
  const intl = useIntl();
  const [first] = post.media;
  const item = (id: string, given: object = {}) => (
    <CommentItem
      comment={{ ...comments.find((comment) => comment.id === id)!, ...given }}
      now={NOW}
      authorHref="/guest-page/a2"
      isByAuthor={id === 'c3'}
      onAuthor={fn()}
      onLike={fn()}
      onReply={onReply}
      menu={[{ id: 'copy', label: intl.formatMessage({ id: 'social.comment.copy' }), onSelect: fn() }]}
    >
      {id === 'c1' && (
        <CommentReplies
          ids={['c3']}
          renderComment={(sub) => item(sub, { parent_id: 'c1', reply_to: 'Kettle' })}
          hiddenCount={2}
          isLoading={false}
          onMore={fn()}
        />
      )}
    </CommentItem>
  );
  return (
    <PostLayout
      header={
        <PostHeader
          author={post.author}
          authorHref="/guest-page/a1"
          onBack={fn()}
          onAuthor={fn()}
          onFollow={onFollow}
          end={<IconButton icon="share" label={intl.formatMessage({ id: 'social.action.share' })} />}
        />
      }
      media={
        first &&
        (first.kind === 'video' ? (
          <PostVideo video={first} name={post.author.nickname} isMuted onMutedChange={fn()} onLike={fn()} />
        ) : (
          <PostImageCarousel
            pictures={post.media}
            name={post.author.nickname}
            opened={opened}
            onOpen={onOpen}
            onLike={onLike}
          />
        ))
      }
      bar={<PostActionBar post={post} draft="" onWrite={onWrite} onLike={onLike} onCollect={fn()} onComments={fn()} />}
    >
      {status}
      <PostText post={post} now={NOW} toTagHref={(tag) => `/search?text=${tag}`} onTag={onLikers} onLikers={onLikers} />
      <CommentList
        count={post.comment_count}
        ids={post.comment_count > 0 ? ['c1', 'c2'] : []}
        renderComment={(id) => item(id)}
        rest={rest}
        isClosed={!post.allow_comment}
        onNearEnd={fn()}
        onRetry={fn()}
      />
    </PostLayout>
  );
}
