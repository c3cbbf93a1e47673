import { useEffectEvent, useLayoutEffect, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Accepts files dropped on the window; returns whether files are dragged over it. */
export function useFileDrop(isOpen: boolean, onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const onFiles = useEffectEvent(onDrop);
  // Before paint: a file that is dropped as soon as the room shows is not lost.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // dragenter of the next element fires before dragleave of the last.
    let depth = 0;
    const move = (by: number): void => {
      depth = Math.max(0, depth + by);
      setIsOver(depth > 0);
    };
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', handler: (event: DragEvent) => void): void =>
      addEventListener(
        type,
        (event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          handler(event);
        },
        { signal },
      );
    on('dragenter', () => move(1));
    on('dragleave', () => move(-1));
    on('dragover', (event) => {
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    });
    on('drop', (event) => {
      depth = 0;
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
    });
    return () => {
      controller.abort();
      setIsOver(false);
    };
  }, [isOpen]);
  return isOver;
}
