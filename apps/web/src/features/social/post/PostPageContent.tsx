import { getPostVideo, type Post, type PostMedia } from '@quintet/domain/social/media';
import { IconButton } from '@quintet/ui/IconButton';
import { IconMenu } from '@quintet/ui/IconMenu';
import { PostActionBar } from '@quintet/ui/views/social/post/PostActionBar';
import { PostLayout } from '@quintet/ui/views/social/post/PostLayout';
import { PostHeader } from '@quintet/ui/views/social/post/PostHeader';
import { PostDetails } from '@quintet/ui/views/social/post/PostDetails';
import { PostVideo } from '@quintet/ui/views/social/post/PostVideo';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import { useBackOrHome } from '../../../shared/navigation/use-back-or-home.ts';
import { openShareDialog } from '../actions/share-state.ts';
import { toggleSocialState } from '../actions/toggle.ts';
import { PostComments } from '../comments/PostComments.tsx';
import { useCommentButtonProps } from '../comments/use-comment-button-props.ts';
import { InlineCommentComposer, CommentComposerSheet } from '../comments/CommentComposer.tsx';
import { toAuthorHref, toTagHref, useOpenAuthor } from '../navigation.ts';
import { useVideoSound } from '../video/use-video-sound.ts';
import { PostImages } from './PostImages.tsx';
import { PostStatus } from './PostStatus.tsx';
import { closePostPageSheetAtom, postPageSheetAtom } from './post-sheet.ts';
import { usePostMenu } from './use-post-menu.ts';

const loadPostSheets = () => import('./PostSheets.tsx');

function PostVideoContent({ post: { id, author }, video }: { post: Post; video: PostMedia }): ReactNode {
  const { isMuted, choose } = useVideoSound();
  const like = (): void => toggleSocialState('like', id, true);
  return <PostVideo video={video} name={author.nickname} isMuted={isMuted} onMutedChange={choose} onLike={like} />;
}

function PostMediaContent({ post }: { post: Post }): ReactNode {
  const video = getPostVideo(post);
  if (video) return <PostVideoContent post={post} video={video} />;
  return post.media.length > 0 ? <PostImages post={post} /> : null;
}

/** Focusing scrolls only when the focus moves, so it scrolls explicitly. */
function scrollToComments(): void {
  const title = document.getElementById('comments');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

/** The content of a post's page. */
export function PostPageContent({ post }: { post: Post }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const back = useBackOrHome();
  const openAuthor = useOpenAuthor();
  const [now] = useState(Date.now);
  const { id, author } = post;
  const composer = useCommentButtonProps(post);
  const { menu, showLikers, showViewers } = usePostMenu(post);
  const isSheetOpen = useAtomValue(postPageSheetAtom)?.postId === id;
  const PostSheets = useLazyDialog(isSheetOpen, loadPostSheets, useSetAtom(closePostPageSheetAtom));
  return (
    <>
      <PostLayout
        header={
          <PostHeader
            author={author}
            authorHref={toAuthorHref(author)}
            onBack={back}
            onAuthor={() => openAuthor(author)}
            onFollow={({ id: authorId }, isFollowing) => toggleSocialState('follow', authorId, isFollowing)}
            end={
              <>
                <IconButton
                  icon="share"
                  label={intl.formatMessage({ id: 'social.action.share' })}
                  onClick={() => openShareDialog({ kind: 'post', id })}
                />
                <IconMenu label={intl.formatMessage({ id: 'social.post.menu' })} items={menu} />
              </>
            }
          />
        }
        media={post.media.length > 0 ? <PostMediaContent post={post} /> : null}
        bar={
          <InlineCommentComposer postId={id}>
            <PostActionBar
              post={post}
              {...composer}
              onLike={() => toggleSocialState('like', id, !post.is_liked)}
              onCollect={() => toggleSocialState('collect', id, !post.is_collected)}
              onComments={scrollToComments}
            />
          </InlineCommentComposer>
        }
      >
        <PostStatus post={post} />
        <PostDetails
          post={post}
          now={now}
          toTagHref={toTagHref}
          onTag={(tag) => void navigate(toTagHref(tag))}
          onLikers={showLikers}
          onViewers={showViewers}
        />
        <PostComments post={post} />
      </PostLayout>
      <CommentComposerSheet postId={id} />
      {PostSheets && <PostSheets post={post} />}
    </>
  );
}
