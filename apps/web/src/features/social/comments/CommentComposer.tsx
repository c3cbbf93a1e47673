import { useAtomValue, useSetAtom } from 'jotai/react';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useIsWide } from '../../../shared/use-is-wide.ts';
import { WhenWanted } from '../LazyMount.tsx';
import { closeWritingAtom, writingAtom, writtenAtom } from './composing.ts';

const Writer = lazy(() => import('./CommentEditor.tsx'));

interface WritingPlaceProps {
  postId: string;
  /** What stands here while nobody writes, the way to write first in it. */
  children: ReactNode;
}

/** The foot of a post's comments. On a wide window the form takes its place. */
export function WritingPlace({ postId, children }: WritingPlaceProps): ReactNode {
  const isWide = useIsWide();
  const isWriting = useAtomValue(writingAtom)?.postId === postId;
  const close = useSetAtom(closeWritingAtom);
  const setWritten = useSetAtom(writtenAtom);
  const place = useRef<HTMLDivElement>(null);
  const isInPlace = isWide && isWriting;
  const wasInPlace = useRef(false);

  // The form has left with the focus.
  useEffect(() => {
    if (wasInPlace.current && !isInPlace && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus();
    wasInPlace.current = isInPlace;
  }, [isInPlace]);
  // Whoever comes back begins with reading.
  useEffect(
    () => () => {
      close();
      setWritten(null);
    },
    [close, setWritten],
  );

  return (
    <div ref={place}>
      {isInPlace ? (
        <Suspense fallback={children}>
          <Writer postId={postId} isInPlace />
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}

/** The form on a phone, over everything. */
export function WritingSheet({ postId }: { postId: string }): ReactNode {
  const isWide = useIsWide();
  const isWriting = useAtomValue(writingAtom)?.postId === postId;
  return (
    <WhenWanted isWanted={isWriting && !isWide}>{!isWide && <Writer postId={postId} isInPlace={false} />}</WhenWanted>
  );
}
