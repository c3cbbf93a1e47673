import { useEffect, type RefObject } from 'react';

/** The name of the highlight in style sheets: `::highlight(found)`. */
const NAME = 'found';

/** Calls a function for each text node, now and after changes. Returns a cleanup function. */
function watchTexts(root: HTMLElement, run: (texts: Text[]) => void): () => void {
  const readTexts = (): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      // The label of a toggle, such as Follow, is no content.
      if (!text.parentElement!.closest('[aria-pressed]')) texts.push(text);
    }
    run(texts);
  };
  readTexts();
  const observer = new MutationObserver(readTexts);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/** Highlights parts of the texts in an element by the CSS Custom Highlight API; browsers without it show the plain texts. */
export function useApplyTextHighlights(
  ref: RefObject<HTMLElement | null>,
  find: (text: string) => readonly (readonly [start: number, end: number])[],
): void {
  useEffect(() => {
    const root = ref.current;
    if (!root || typeof Highlight === 'undefined' || !('highlights' in CSS)) return undefined;
    const stop = watchTexts(root, (texts) => {
      const ranges = texts.flatMap((text) =>
        find(text.data).map(
          ([start, end]) =>
            new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end }),
        ),
      );
      CSS.highlights.set(NAME, new Highlight(...ranges));
    });
    return () => {
      stop();
      CSS.highlights.delete(NAME);
    };
  }, [ref, find]);
}
