import type { Post as PostFixture } from '@quintet/domain/social/media';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import { ReportPreview } from '../../components/ReportPreview.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { EXAMPLE_REPORT_COPIES } from '../../components/story-report.ts';
import { ContentUnavailableView } from '../../views/social/ContentUnavailableView.tsx';
import { PostSkeleton } from '../../views/social/PostSkeleton.tsx';
import { StoryPost } from '../../views/social/story-post.tsx';
import { makeStoryAuthor, makeStoryImage, makeStoryPost } from '../../views/social/story-posts.ts';
import { StoryScreen } from '../StoryScreen.tsx';

const POST = {
  ...makeStoryPost(5),
  media: [makeStoryImage(1), makeStoryImage(3), makeStoryImage(2)],
  view_count: 20_431,
  comment_count: 3,
  like_count: 1234,
};
const POSTS = {
  images: POST,
  video: { ...POST, media: [makeStoryImage(4, { kind: 'video', url: 'data:video/mp4,', duration: 12 })] },
  text: { ...makeStoryPost(9), comment_count: 3, author: makeStoryAuthor(5) },
  own: { ...POST, privacy: 4 as const, author: { ...makeStoryAuthor(1), relation: 1 as const } },
  'no-comments': { ...POST, comment_count: 0 },
  'comments-closed': { ...POST, comment_count: 0, allow_comment: false },
  'comments-loading': { ...POST, comment_count: 1200 },
  'comments-failed': { ...POST, comment_count: 1200 },
} satisfies Record<string, PostFixture>;
/** The report of a comment: its post and the comment. */
const REPORTED_COMMENT = EXAMPLE_REPORT_COPIES.slice(2, 4);
const RESTS = { 'comments-loading': 'loading', 'comments-failed': 'failed' } as const;

export type StoryPostScreenState = keyof typeof POSTS | 'loading' | 'gone' | 'forbidden' | 'offline' | 'guest-limit';

/** A post's page as features/social/post composes it. */
export function StoryPostScreen({
  state,
  isReportOpen = false,
}: {
  state: StoryPostScreenState;
  isReportOpen?: boolean;
}) {
  const intl = useIntl();
  return (
    <StoryScreen tab="/home/recommend" isOpened isOffline={state === 'offline'}>
      <Content state={state} />
      {isReportOpen && (
        <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: 'social.comment.report' })}>
          <ReportPreview copies={REPORTED_COMMENT} isBusy={false} onBack={fn()} onSend={fn()} />
        </Sheet>
      )}
    </StoryScreen>
  );
}

function Content({ state }: { state: StoryPostScreenState }) {
  const intl = useIntl();
  if (state === 'loading') return <PostSkeleton onBack={fn()} />;
  const notice = { title: intl.formatMessage({ id: 'social.post.title' }), onBack: fn() };
  switch (state) {
    case 'offline':
      return (
        <ContentUnavailableView
          {...notice}
          illustration="offline"
          reason={intl.formatMessage({ id: 'social.feed.offline' })}
          action={
            <Button variant="secondary" icon="retry">
              {intl.formatMessage({ id: 'social.post.retry' })}
            </Button>
          }
        />
      );
    case 'guest-limit':
      return (
        <ContentUnavailableView
          {...notice}
          illustration="lock"
          reason={intl.formatMessage({ id: 'shell.guest.prompt' })}
          action={<Button>{intl.formatMessage({ id: 'shell.guest.log-in' })}</Button>}
        />
      );
    case 'gone':
    case 'forbidden':
      return (
        <ContentUnavailableView
          {...notice}
          illustration={state === 'gone' ? 'pictures' : 'lock'}
          reason={intl.formatMessage({ id: state === 'gone' ? 'errors.post.missing' : 'errors.post.no-permission' })}
          action={<Button variant="secondary">{intl.formatMessage({ id: 'social.post.home' })}</Button>}
        />
      );
    default:
      return (
        <StoryPost
          post={POSTS[state]}
          onFollow={fn()}
          onLike={fn()}
          onWrite={fn()}
          onReply={fn()}
          onLikers={fn()}
          opened={null}
          onOpen={fn()}
          rest={state in RESTS ? RESTS[state as keyof typeof RESTS] : 'end'}
        />
      );
  }
}
