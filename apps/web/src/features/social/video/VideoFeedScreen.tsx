import { VideoFeed } from '@quintet/ui/views/social/video/VideoFeed';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { startTransition, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { showError } from '../../../shared/feedback/errors.ts';
import { isDataSaverOn } from '../../../shared/loading/data-saver.ts';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import { toggleSocialState } from '../actions/toggle.ts';
import { closeCommentComposerAtom, commentTargetAtom } from '../comments/composing.ts';
import type { PagedListSource } from '../paged-lists.ts';
import { closePostPageSheetAtom, postPageSheetAtom } from '../post/post-sheet.ts';
import { usePost } from '../posts.ts';
import { replaceVideoInUrl, useVideoUrlState } from './video-url.ts';
import { VideoInfoOverlay } from './VideoInfoOverlay.tsx';
import { useRecordPostView } from './use-record-post-view.ts';
import { useVideoSound } from './use-video-sound.ts';
import { useVideoFeedItems } from './use-video-feed-items.ts';
import { VideoPostMenu } from './VideoPostMenu.tsx';

const loadVideoComments = () => import('./VideoComments.tsx');
const loadPostSheets = () => import('../post/PostSheets.tsx');

interface VideoFeedScreenProps {
  /** The post whose video was opened. */
  openedPostId: string;
  /** The list to swipe through. */
  source: PagedListSource;
}

const like = (id: string): void => toggleSocialState('like', id, true);

/** Autoplay is off for users who save data or prefer reduced motion. */
function canAutoplay(): boolean {
  return !isDataSaverOn() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The comments sheet of the current video; also opens when login interrupted a comment. */
function useVideoComments(id: string) {
  const [openFor, setOpenFor] = useState<string | null>(null);
  const isWriting = useAtomValue(commentTargetAtom)?.postId === id;
  const stopWriting = useSetAtom(closeCommentComposerAtom);
  // Stays open after the comment is sent.
  if (isWriting && openFor !== id) setOpenFor(id);
  const close = (): void => {
    stopWriting();
    setOpenFor(null);
  };
  return { isOpen: openFor === id, open: setOpenFor, close };
}

/** A list's videos in full screen, one at a time. */
export default function VideoFeedScreen({ openedPostId, source }: VideoFeedScreenProps): ReactNode {
  const { close } = useVideoUrlState();
  const navigate = useNavigate();
  const [shown, setShown] = useState({ id: openedPostId, index: 0 });
  const comments = useVideoComments(shown.id);
  const { open } = comments;
  const info = useCallback(
    (id: string) => <VideoInfoOverlay id={id} navigate={navigate} onComments={open} />,
    [navigate, open],
  );
  const menu = useCallback((id: string) => <VideoPostMenu id={id} navigate={navigate} />, [navigate]);
  const shownPost = usePost(shown.id);
  const isSheetOpen = useAtomValue(postPageSheetAtom)?.postId === shown.id;
  const VideoComments = useLazyDialog(comments.isOpen, loadVideoComments, comments.close);
  const PostSheets = useLazyDialog(isSheetOpen, loadPostSheets, useSetAtom(closePostPageSheetAtom));
  const show = useCallback((id: string, index: number): void => {
    replaceVideoInUrl(id);
    startTransition(() => setShown({ id, index }));
  }, []);
  useEffect(() => {
    // Going back restores an entry that may name an earlier video: writes the current one into the URL.
    const restoreVideo = (): void => replaceVideoInUrl(shown.id);
    addEventListener('popstate', restoreVideo);
    return () => removeEventListener('popstate', restoreVideo);
  }, [shown.id]);
  const { isMuted, silence, choose } = useVideoSound();
  const [isAutomatic] = useState(canAutoplay);
  const { items, start, error } = useVideoFeedItems(openedPostId, source, shown.index);
  useRecordPostView(shown.id);

  useEffect(() => {
    if (error === null) return;
    showError(error);
    close();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when there is nothing to show
  }, [error]);

  if (start < 0) return null;
  return (
    <>
      <VideoFeed
        items={items}
        start={start}
        renderInfo={info}
        renderMenu={menu}
        autoPlay={isAutomatic}
        isMuted={isMuted}
        onSilenced={silence}
        onMutedChange={choose}
        onShow={show}
        onLike={like}
        onClose={close}
      />
      {VideoComments && <VideoComments id={shown.id} isOpen={comments.isOpen} onClose={comments.close} />}
      {PostSheets && shownPost && <PostSheets post={shownPost} />}
    </>
  );
}
