import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface PageScrollProps {
  /** The number of pages that the user came through. */
  depth: number;
  children: ReactNode;
}

/** Restores the scroll position of a page to which the user goes back; a new page starts at the top. The parent element scrolls. */
export function ChatDetailsScrollRestoration({ depth, children }: PageScrollProps): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const offsets = useRef<number[]>([]);
  useLayoutEffect(() => {
    const scroller = content.current!.parentElement!;
    const known = offsets.current.slice(0, depth + 1);
    offsets.current = known;
    scroller.scrollTop = known[depth] ?? 0;
    const remember = (): void => void (known[depth] = scroller.scrollTop);
    scroller.addEventListener('scroll', remember, { passive: true });
    return () => scroller.removeEventListener('scroll', remember);
  }, [depth]);
  return <div ref={content}>{children}</div>;
}
