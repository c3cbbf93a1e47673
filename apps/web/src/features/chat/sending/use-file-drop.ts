import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dragged upon the window; tells whether some are over it. */
export function useFileDrop(isOpen: boolean, onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const onFiles = useEffectEvent(onDrop);
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // Every element that is crossed is entered before the last one is left.
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
