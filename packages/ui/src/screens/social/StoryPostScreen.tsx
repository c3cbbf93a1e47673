import type { Post as PostFixture } from '@quintet/domain/social/media';
import type { MessageId } from '@quintet/i18n/ids';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import type { IllustrationName } from '../../icons/Illustration.tsx';
import { makeStoryPendingVideoUrl } from '../../stories/story-videos.ts';
import { CommentForm } from '../../views/social/comments/CommentForm.tsx';
import { ContentUnavailableView } from '../../views/social/post/ContentUnavailableView.tsx';
import { PostProcessingStatus } from '../../views/social/post/PostProcessingStatus.tsx';
import { PostPageSkeleton } from '../../views/social/post/PostPageSkeleton.tsx';
import { StoryPostLayout } from '../../views/social/post/story-post.tsx';
import { makeStoryAuthor, makeStoryImage, makeStoryPost } from '../../views/social/post/story-posts.ts';
import { StoryAppShell, useIsStoryWindowWide } from '../StoryAppShell.tsx';
import { StoryPostSheet, type StoryPostSheetName } from './StoryPostSheet.tsx';

const POST = {
  ...makeStoryPost(5),
  media: [makeStoryImage(1), makeStoryImage(3), makeStoryImage(2)],
  view_count: 20_431,
  comment_count: 3,
  like_count: 1234,
};
const OWN = { ...POST, privacy: 4 as const, author: { ...makeStoryAuthor(1), relation: 1 as const } };
/** An own post that nobody else has seen yet; its picture leaves the state in sight. */
const NEW = { ...OWN, media: [makeStoryImage(4)], view_count: 0, comment_count: 0, like_count: 0 };
const POSTS = {
  images: POST,
  video: POST,
  text: { ...makeStoryPost(9), comment_count: 3, author: makeStoryAuthor(5) },
  own: OWN,
  processing: { ...NEW, state: 'processing', progress: { done: 1, total: 3 }, audit_status: 'auditing' },
  'processing-failed': { ...NEW, state: 'failed', audit_status: 'auditing' },
  auditing: { ...NEW, audit_status: 'auditing' },
  rejected: { ...NEW, audit_status: 'rejected' },
  'no-comments': { ...POST, comment_count: 0 },
  'comments-closed': { ...POST, comment_count: 0, allow_comment: false },
  'comments-loading': { ...POST, comment_count: 1200 },
  'comments-failed': { ...POST, comment_count: 1200 },
  'link-missing': POST,
  writing: POST,
  'comment-refused': POST,
} satisfies Record<string, PostFixture>;
const RESTS = { 'comments-loading': 'loading', 'comments-failed': 'failed' } as const;

/** Why there is no post, and what can be done. */
const NOTICES = {
  failed: ['broken', 'errors.connection.unavailable', 'social.post.retry'],
  offline: ['offline', 'social.feed.offline', 'social.post.retry'],
  gone: ['pictures', 'errors.post.missing', 'social.post.home'],
  forbidden: ['lock', 'errors.post.no-permission', 'social.post.home'],
  'guest-limit': ['lock', 'shell.guest.prompt', 'shell.guest.log-in'],
} as const satisfies Record<string, readonly [IllustrationName, MessageId, MessageId]>;

export type StoryPostScreenState = keyof typeof POSTS | keyof typeof NOTICES | 'loading';

interface StoryPostScreenProps {
  state: StoryPostScreenState;
  sheet?: StoryPostSheetName;
}

/** A post's page as features/social/post composes it. */
export function StoryPostScreen({ state, sheet }: StoryPostScreenProps) {
  return (
    <StoryAppShell tab="/home/recommend" isOpened isOffline={state === 'offline'}>
      {state === 'loading' ? (
        <PostPageSkeleton onBack={fn()} />
      ) : state in NOTICES ? (
        <Notice state={state as keyof typeof NOTICES} />
      ) : (
        <Content state={state as keyof typeof POSTS} />
      )}
      {sheet && <StoryPostSheet name={sheet} />}
    </StoryAppShell>
  );
}

function Notice({ state }: { state: keyof typeof NOTICES }) {
  const intl = useIntl();
  const [illustration, reason, action] = NOTICES[state];
  return (
    <ContentUnavailableView
      title={intl.formatMessage({ id: 'social.post.title' })}
      illustration={illustration}
      reason={intl.formatMessage({ id: reason })}
      onBack={fn()}
      action={
        <Button
          variant={state === 'guest-limit' ? 'primary' : 'secondary'}
          {...(action === 'social.post.retry' && { icon: 'retry' })}
        >
          {intl.formatMessage({ id: action })}
        </Button>
      }
    />
  );
}

function Content({ state }: { state: keyof typeof POSTS }) {
  const isWide = useIsStoryWindowWide();
  const [video] = useState(makeStoryPendingVideoUrl);
  const post: PostFixture = POSTS[state];
  const media = state === 'video' ? [makeStoryImage(4, { kind: 'video', url: video, duration: 12 })] : post.media;
  const isWriting = state === 'writing' || state === 'comment-refused';
  const form = isWriting && <Form isInline={isWide} isRefused={state === 'comment-refused'} />;
  return (
    <>
      <StoryPostLayout
        post={{ ...post, media }}
        onFollow={fn()}
        onLike={fn()}
        onWrite={fn()}
        onReply={fn()}
        onLikers={fn()}
        {...(post.author.relation === 1 && { onViewers: fn() })}
        opened={null}
        onOpen={fn()}
        tail={state in RESTS ? RESTS[state as keyof typeof RESTS] : 'end'}
        status={<PostProcessingStatus post={post} isBusy={false} onRetry={fn()} />}
        isLinkMissing={state === 'link-missing'}
        bar={isWide && form ? form : undefined}
      />
      {!isWide && form}
    </>
  );
}

/** The comment editor: in place of the actions on a wide window, a sheet on a phone. */
function Form({ isInline, isRefused }: { isInline: boolean; isRefused: boolean }) {
  const intl = useIntl();
  return (
    <CommentForm
      isOpen
      isInline={isInline}
      replyTo={isRefused ? null : { name: 'Kettle', text: 'Two hours from the station, and worth every step of it.' }}
      value={isRefused ? 'see www.example.com' : 'What a light! 明年再去'}
      onChange={fn()}
      error={isRefused ? intl.formatMessage({ id: 'social.comment.link' }) : undefined}
      canSend={!isRefused}
      isBusy={false}
      onSend={fn()}
      onClose={fn()}
    />
  );
}
