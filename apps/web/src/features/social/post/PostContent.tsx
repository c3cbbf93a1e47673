import { videoOf, type Post, type PostMedia } from '@quintet/domain/social/media';
import { IconButton } from '@quintet/ui/IconButton';
import { MoreMenu } from '@quintet/ui/views/social/MoreMenu';
import { PostBar } from '@quintet/ui/views/social/PostBar';
import { PostFrame } from '@quintet/ui/views/social/PostFrame';
import { PostHead } from '@quintet/ui/views/social/PostHead';
import { PostText } from '@quintet/ui/views/social/PostText';
import { PostVideo } from '@quintet/ui/views/social/PostVideo';
import { useAtomValue } from 'jotai/react';
import { lazy, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { openShare } from '../actions/share-state.ts';
import { want } from '../actions/toggle.ts';
import { Comments } from '../comments/Comments.tsx';
import { useWriting } from '../comments/use-start-comment.ts';
import { WritingPlace, WritingSheet } from '../comments/CommentComposer.tsx';
import { authorHref, useBack, useOpenAuthor } from '../navigation.ts';
import { useSound } from '../video/use-sound.ts';
import { WhenWanted } from '../LazyMount.tsx';
import { Pictures } from './PostImages.tsx';
import { Progress } from './PostStatus.tsx';
import { sheetAtom } from './post-sheet.ts';
import { usePostActions } from './use-post-actions.ts';

const PostSheets = lazy(() => import('./PostSheets.tsx'));

function Video({ post: { id, author }, video }: { post: Post; video: PostMedia }): ReactNode {
  const { isMuted, choose } = useSound();
  const like = (): void => want('like', id, true);
  return <PostVideo video={video} name={author.nickname} isMuted={isMuted} onMutedChange={choose} onLike={like} />;
}

function Media({ post }: { post: Post }): ReactNode {
  const video = videoOf(post);
  if (video) return <Video post={post} video={video} />;
  return post.media.length > 0 ? <Pictures post={post} /> : null;
}

/** The focus alone scrolls only where it was elsewhere before. */
function showComments(): void {
  const title = document.getElementById('comments');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

/** A post's page. */
export function ShownPost({ post }: { post: Post }): ReactNode {
  const intl = useIntl();
  const back = useBack();
  const openAuthor = useOpenAuthor();
  const [now] = useState(Date.now);
  const { id, author } = post;
  const writing = useWriting(post);
  const { menu, showLikers, showViewers } = usePostActions(post);
  const sheet = useAtomValue(sheetAtom);
  return (
    <>
      <PostFrame
        head={
          <PostHead
            author={author}
            authorHref={authorHref(author)}
            onBack={back}
            onAuthor={() => openAuthor(author)}
            onFollow={({ id: authorId }, wanted) => want('follow', authorId, wanted)}
            end={
              <>
                <IconButton
                  icon="share"
                  label={intl.formatMessage({ id: 'social.action.share' })}
                  onClick={() => openShare({ kind: 'post', id })}
                />
                <MoreMenu label={intl.formatMessage({ id: 'social.post.menu' })} items={menu} />
              </>
            }
          />
        }
        media={post.media.length > 0 ? <Media post={post} /> : null}
        bar={
          <WritingPlace postId={id}>
            <PostBar
              post={post}
              {...writing}
              onLike={() => want('like', id, !post.is_liked)}
              onCollect={() => want('collect', id, !post.is_collected)}
              onComments={showComments}
            />
          </WritingPlace>
        }
      >
        <Progress post={post} />
        <PostText post={post} now={now} onLikers={showLikers} onViewers={showViewers} />
        <Comments post={post} />
      </PostFrame>
      <WritingSheet postId={id} />
      <WhenWanted isWanted={sheet?.postId === id}>
        <PostSheets post={post} />
      </WhenWanted>
    </>
  );
}
