import { useEffect, useState } from 'react';

/** An element of the story, once it is rendered; `index` as for `Array.at`. */
export function useStoryElement(selector: string, index: number): HTMLElement | undefined {
  const [element, setElement] = useState<HTMLElement>();
  useEffect(() => {
    let frame = 0;
    const find = (): void => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].at(index);
      if (found) setElement(found);
      else frame = requestAnimationFrame(find);
    };
    frame = requestAnimationFrame(find);
    return () => cancelAnimationFrame(frame);
  }, [selector, index]);
  return element;
}
