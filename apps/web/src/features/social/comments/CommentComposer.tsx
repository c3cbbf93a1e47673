import { useAtomValue, useSetAtom } from 'jotai/react';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useIsWide } from '../../../shared/use-is-wide.ts';
import { LazyMount } from '../LazyMount.tsx';
import { closeComposerAtom, commentTargetAtom, setNewCommentIdAtom } from './composing.ts';

const Writer = lazy(() => import('./CommentEditor.tsx'));

interface CommentComposerProps {
  postId: string;
  /** What stands here while nobody writes, the way to write first in it. */
  children: ReactNode;
}

/** The foot of a post's comments. On a wide window the form takes its place. */
export function CommentComposer({ postId, children }: CommentComposerProps): ReactNode {
  const isWide = useIsWide();
  const isWriting = useAtomValue(commentTargetAtom)?.postId === postId;
  const close = useSetAtom(closeComposerAtom);
  const setWritten = useSetAtom(setNewCommentIdAtom);
  const container = useRef<HTMLDivElement>(null);
  const isInline = isWide && isWriting;
  const wasInline = useRef(false);

  // The form has left with the focus.
  useEffect(() => {
    if (wasInline.current && !isInline && document.activeElement === document.body)
      container.current?.querySelector('button')?.focus();
    wasInline.current = isInline;
  }, [isInline]);
  // Whoever comes back begins with reading.
  useEffect(
    () => () => {
      close();
      setWritten(null);
    },
    [close, setWritten],
  );

  return (
    <div ref={container}>
      {isInline ? (
        <Suspense fallback={children}>
          <Writer postId={postId} isInline />
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}

/** The form on a phone, over everything. */
export function CommentSheet({ postId }: { postId: string }): ReactNode {
  const isWide = useIsWide();
  const isWriting = useAtomValue(commentTargetAtom)?.postId === postId;
  return <LazyMount enabled={isWriting && !isWide}>{!isWide && <Writer postId={postId} isInline={false} />}</LazyMount>;
}
