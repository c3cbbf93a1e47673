import { makeCommentFixture } from '@quintet/domain/social/fixtures';
import type { Post } from '@quintet/domain/social/media';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { IconMenu } from '../../../components/IconMenu.tsx';
import { CommentItem } from '../comments/CommentItem.tsx';
import { CommentList } from '../comments/CommentList.tsx';
import { PostImageCarousel } from './PostImageCarousel.tsx';
import { PostActionBar } from './PostActionBar.tsx';
import { PostHeader } from './PostHeader.tsx';
import { PostLayout } from './PostLayout.tsx';
import { PostDetails } from './PostDetails.tsx';
import { PostVideo } from './PostVideo.tsx';
import { CommentReplies } from '../comments/CommentReplies.tsx';
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

interface StoryCommentsProps {
  post: Post;
  onReply: () => void;
  /** The state after the last comment; without an end, there are none yet. */
  tail?: ComponentProps<typeof CommentList>['tail'];
  /** The comment that the URL names was deleted. */
  isLinkMissing?: boolean;
  isTitleHidden?: boolean;
}

/** The comments of a post. */
export function StoryComments({ post, onReply, tail = 'end', ...list }: StoryCommentsProps) {
  const intl = useIntl();
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
    <CommentList
      {...list}
      count={post.comment_count}
      ids={post.comment_count > 0 && tail === 'end' ? ['c1', 'c2'] : []}
      renderComment={(id) => item(id)}
      tail={tail}
      isClosed={!post.allow_comment}
      onNearEnd={fn()}
      onRetry={fn()}
    />
  );
}

interface StoryPostProps extends Omit<StoryCommentsProps, 'isTitleHidden'> {
  onFollow: () => void;
  onLike: () => void;
  onWrite: () => void;
  onLikers: () => void;
  opened: number | null;
  onOpen: (index: number) => void;
  /** Above the text, e.g. the audit's result. */
  status?: ReactNode;
  /** Replaces the actions below the post, e.g. while a comment is written. */
  bar?: ReactNode;
  onViewers?: () => void;
}

/** A post's page with its comments. */
export function StoryPostLayout(props: StoryPostProps) {
  const { post, onFollow, onLike, onWrite, onReply, onLikers, opened, onOpen, tail = 'end', status } = props;
  const { isLinkMissing = false, bar, onViewers } = props;
  const intl = useIntl();
  const [first] = post.media;
  return (
    <PostLayout
      header={
        <PostHeader
          author={post.author}
          authorHref="/guest-page/a1"
          onBack={fn()}
          onAuthor={fn()}
          onFollow={onFollow}
          end={
            <>
              <IconButton icon="share" label={intl.formatMessage({ id: 'social.action.share' })} />
              <IconMenu label={intl.formatMessage({ id: 'social.post.menu' })} items={[]} />
            </>
          }
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
      bar={
        bar ?? (
          <PostActionBar
            post={post}
            draft=""
            {...(!post.allow_comment && { disabledReason: intl.formatMessage({ id: 'social.comment.closed-bar' }) })}
            onWrite={onWrite}
            onLike={onLike}
            onCollect={fn()}
            onComments={fn()}
          />
        )
      }
    >
      {status}
      <PostDetails
        post={post}
        now={NOW}
        toTagHref={(tag) => `/search?text=${tag}`}
        onTag={onLikers}
        onLikers={onLikers}
        onViewers={onViewers}
      />
      <StoryComments post={post} onReply={onReply} tail={tail} isLinkMissing={isLinkMissing} />
    </PostLayout>
  );
}
