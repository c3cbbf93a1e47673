import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIsWide } from '../../../shared/appearance/use-is-wide.ts';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import { closeCommentComposerAtom, commentTargetAtom, setLastSentCommentIdAtom } from './composing.ts';

const loadCommentEditor = () => import('./CommentEditor.tsx');

interface CommentComposerProps {
  postId: string;
  /** Shown while the editor is closed; contains the button that opens it. */
  children: ReactNode;
}

/** The composer below the comments. On a wide window the editor replaces the bar. */
export function InlineCommentComposer({ postId, children }: CommentComposerProps): ReactNode {
  const isWide = useIsWide();
  const isWriting = useAtomValue(commentTargetAtom)?.postId === postId;
  const close = useSetAtom(closeCommentComposerAtom);
  const setWritten = useSetAtom(setLastSentCommentIdAtom);
  const container = useRef<HTMLDivElement>(null);
  const isInline = isWide && isWriting;
  const wasInline = useRef(false);
  const CommentEditor = useLazyDialog(isInline, loadCommentEditor, close);

  // The editor closed while it had the focus: focus its button.
  useEffect(() => {
    if (wasInline.current && !isInline && document.activeElement === document.body)
      container.current?.querySelector('button')?.focus();
    wasInline.current = isInline;
  }, [isInline]);
  // Close the editor on unmount.
  useEffect(
    () => () => {
      close();
      setWritten(null);
    },
    [close, setWritten],
  );

  return <div ref={container}>{isInline && CommentEditor ? <CommentEditor postId={postId} isInline /> : children}</div>;
}

/** The editor in a sheet on phones. */
export function CommentComposerSheet({ postId }: { postId: string }): ReactNode {
  const isWide = useIsWide();
  const isWriting = useAtomValue(commentTargetAtom)?.postId === postId;
  const CommentEditor = useLazyDialog(isWriting && !isWide, loadCommentEditor, useSetAtom(closeCommentComposerAtom));
  return !isWide && CommentEditor && <CommentEditor postId={postId} isInline={false} />;
}
