import { VideoFeed } from '@quintet/ui/views/social/video/VideoFeed';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { lazy, startTransition, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { showError } from '../../../shared/errors.ts';
import { want } from '../actions/toggle.ts';
import { closeWritingAtom, writingAtom } from '../comments/composing.ts';
import type { Source } from '../paged-lists.ts';
import { sheetAtom } from '../post/post-sheet.ts';
import { usePost } from '../posts.ts';
import { WhenWanted } from '../LazyMount.tsx';
import { isVideoOpen, noteShown, useVideoAddress } from './video-url.ts';
import { Info } from './VideoInfoOverlay.tsx';
import { useCountedView } from './use-record-view.ts';
import { useSound } from './use-sound.ts';
import { useVideos } from './use-videos.ts';
import { VideoMenu } from './VideoMenu.tsx';

const Talk = lazy(() => import('./VideoComments.tsx'));
const PostSheets = lazy(() => import('../post/PostSheets.tsx'));

interface VideosProps {
  /** The post whose video was opened. */
  first: string;
  /** The list that one swipes through. */
  source: Source;
}

const like = (id: string): void => want('like', id, true);

/** Whoever saves data or wants no movement begins each video themselves. */
function playsByItself(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The comments on the video that shows: open when asked for, and where somebody was about to write before logging in. */
function useTalk(id: string) {
  const [asked, setAsked] = useState<string | null>(null);
  const isWriting = useAtomValue(writingAtom)?.postId === id;
  const stopWriting = useSetAtom(closeWritingAtom);
  // It stays when that is written.
  if (isWriting && asked !== id) setAsked(id);
  const close = (): void => {
    stopWriting();
    setAsked(null);
  };
  return { isOpen: asked === id, open: setAsked, close };
}

/** The videos of a list over it, one a screen. */
export default function Videos({ first, source }: VideosProps): ReactNode {
  const { close } = useVideoAddress();
  const navigate = useNavigate();
  const [shown, setShown] = useState({ id: first, index: 0 });
  const talk = useTalk(shown.id);
  const { open } = talk;
  const info = useCallback((id: string) => <Info id={id} navigate={navigate} onComments={open} />, [navigate, open]);
  const menu = useCallback((id: string) => <VideoMenu id={id} navigate={navigate} />, [navigate]);
  const shownPost = usePost(shown.id);
  const isSheetOpen = useAtomValue(sheetAtom)?.postId === shown.id;
  const show = useCallback((id: string, index: number): void => {
    noteShown(id);
    startTransition(() => setShown({ id, index }));
  }, []);
  useEffect(() => {
    // Going back closes what is open over it, and leads to the entry below, which may name the one that showed then.
    const keep = (): void => {
      if (isVideoOpen()) noteShown(shown.id);
    };
    addEventListener('popstate', keep);
    return () => removeEventListener('popstate', keep);
  }, [shown.id]);
  const { isMuted, silence, choose } = useSound();
  const [isAutomatic] = useState(playsByItself);
  const { items, start, failure } = useVideos(first, source, shown.index);
  useCountedView(shown.id);

  useEffect(() => {
    if (failure === null) return;
    showError(failure);
    close();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when there is nothing to show
  }, [failure]);

  if (start < 0) return null;
  return (
    <>
      <VideoFeed
        items={items}
        start={start}
        renderInfo={info}
        renderMenu={menu}
        isAutomatic={isAutomatic}
        isMuted={isMuted}
        onSilenced={silence}
        onMutedChange={choose}
        onShow={show}
        onLike={like}
        onClose={close}
      />
      <WhenWanted isWanted={talk.isOpen}>
        <Talk id={shown.id} isOpen={talk.isOpen} onClose={talk.close} />
      </WhenWanted>
      <WhenWanted isWanted={isSheetOpen}>{shownPost && <PostSheets post={shownPost} />}</WhenWanted>
    </>
  );
}
